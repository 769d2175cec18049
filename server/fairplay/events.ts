import type { FairPlayAct } from '../../contract/fairplay';

declare module '../events/event-map' {
  interface EventMap {
    /** A player set or changed a limit, a reminder or a pause. `entry` is its id in the record. */
    'fairPlay.changed': { readonly entry: string; readonly act: FairPlayAct };
  }
}

export {};
