/** What the page and its service worker say to each other. */
export type ToWorker =
  /** Asks which build it serves; the answer comes through the port that is sent along. */
  | { readonly type: 'version' }
  /** A worker that waits takes over. */
  | { readonly type: 'take' };

/** The build's name, in the page (`<meta name="build">`) and in the worker: they differ while a page is older than what the server has. */
export interface Version {
  readonly version: string;
}
