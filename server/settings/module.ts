import { SETTING_KEYS } from '../../contract/settings';
import type { House, ServerModule } from '../modules/module';
import { createDeskActs } from '../operators/acts';
import { createChanges } from './changes';

/** The site's settings as operators read and change them (contract/settings). */
export function settingsModule({ store, clock, settings }: House): ServerModule<'settings'> {
  const { values } = settings;
  const changes = createChanges({
    store,
    clock,
    acts: createDeskActs({ store, clock }),
    changed: () => settings.refresh(),
  });
  return {
    answers: {
      list: async () => ({
        version: values.version,
        list: SETTING_KEYS.map((key) => {
          const { version, at } = values.since(key);
          return { key, value: values.now(key) as never, version, since: at };
        }),
      }),
      history: ({ query: { key, before } }) => changes.history(key, before),
      change: ({ body }, { player }) => changes.change(player, body, false),
      changeGuarded: ({ body }, { player }) => changes.change(player, body, true),
      undo: ({ query: { version }, body: { reason } }, { player }) => changes.undo(player, version, reason),
    },
  };
}
