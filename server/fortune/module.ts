import type { House, ServerModule } from '../modules/module';
import { createApplications } from './applications';

/** Becoming a partner (contract/fortune). */
export function fortuneModule(house: Pick<House, 'store' | 'clock'>): ServerModule<'fortune'> {
  const applications = createApplications(house);
  return {
    answers: {
      application: (_input, { player }) => applications.state(player.id),
      apply: ({ body }, { player }) => applications.apply(player, body),
    },
  };
}
