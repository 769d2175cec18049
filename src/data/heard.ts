import type { QueryClient } from '@tanstack/react-query';
import type { House } from '../house/house';
import { type BusEvents, onChecked } from '../net/bus';
import { nameOf, type Question } from './keys';
import { makeOld } from './refresh';

/**
 * What a domain's answers follow, by the bus's names for pushes and topics: the questions whose answers are old then (those on screen are asked again at
 * once), or an edit of what is kept, where the event says all that changed.
 */
export type Heard = {
  readonly [Name in keyof BusEvents]?: readonly Question[] | ((client: QueryClient, event: BusEvents[Name]) => void);
};

/** Has the answers follow the bus, for as long as the house stands. */
export function hear({ bus }: Pick<House, 'bus'>, client: QueryClient, heard: Heard): void {
  for (const [name, what] of Object.entries(heard))
    onChecked(bus, name, (event) => {
      // The name's own event: the type above ties the two together.
      if (typeof what === 'function') (what as (client: QueryClient, event: unknown) => void)(client, event);
      else for (const question of what ?? []) makeOld(client, { queryKey: nameOf(question) });
    });
}
