import type { Fanout } from '../ports';

/** The fan-out of a single process: listeners hear a message before `publish` returns. One that throws does not keep others from it. */
export function localFanout(onError: (error: unknown) => void): Fanout {
  const listeners = new Set<(topic: string, data: Uint8Array) => void>();
  return {
    publish(topic, data) {
      for (const listener of listeners) {
        try {
          listener(topic, data);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Nothing is lost between us and ourselves.
    onGap: () => () => undefined,
    hears: () => true,
    close: async () => listeners.clear(),
  };
}
