/** The event by which a browser offers to install the site; it is in no standard library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/**
 * How the site can become an app on this device: the browser asks when told to (`prompt`), the player goes through the browser's menu (`ios`, `android`), it
 * is one already (`installed`), or nothing is known of a way (`none`).
 */
export type InstallWay = 'prompt' | 'ios' | 'android' | 'installed' | 'none';

/** In the shape that `useSyncExternalStore` takes. */
export interface Install {
  way(): InstallWay;
  subscribe(changed: () => void): () => void;
  /** Has the browser ask, where it is `prompt`. */
  ask(): void;
}

/** What is asked of the browser. */
export interface InstallHost {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly standalone: boolean;
  on(name: 'beforeinstallprompt' | 'appinstalled', hear: (event: Event) => void): void;
}

/** Newer iPads call themselves Macs; Macs have no touch. */
const isApple = ({ userAgent, touchPoints }: InstallHost): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

export const browserHost = (): InstallHost => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  standalone:
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
  on: (name, hear) => addEventListener(name, hear),
});

/** From the beginning of the visit: the browser offers once. */
export function createInstall(host: InstallHost): Install {
  const listeners = new Set<() => void>();
  let offer: InstallPrompt | null = null;
  let installed = host.standalone;
  const change = (): void => {
    for (const changed of [...listeners]) changed();
  };
  host.on('beforeinstallprompt', (event) => {
    // The browser's own banner would come whenever it likes, over a round too.
    event.preventDefault();
    offer = event as InstallPrompt;
    change();
  });
  host.on('appinstalled', () => {
    [offer, installed] = [null, true];
    change();
  });
  return {
    way() {
      if (installed) return 'installed';
      if (offer !== null) return 'prompt';
      if (isApple(host)) return 'ios';
      return /Android/.test(host.userAgent) ? 'android' : 'none';
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    ask() {
      const [asking] = [offer];
      // It can be shown once; what the player chose comes as `appinstalled`, or not.
      offer = null;
      change();
      asking?.prompt().catch(() => undefined);
    },
  };
}
