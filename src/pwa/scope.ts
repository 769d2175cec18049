/** The little of a service worker's world that ours uses. TypeScript's own library of it does not go together with that of pages. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowClient {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Heard {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Fetching;
  readonly message: MessageEvent<unknown>;
  readonly notificationclick: Clicked;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Heard>(name: Name, hear: (event: Heard[Name]) => void): void;
}
