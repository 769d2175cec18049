/** Whether this device has a network at all, as far as it says so. */
export interface Network {
  online(): boolean;
  /** Runs whenever the network is back; returns how to stop. */
  onBack(run: () => void): () => void;
}

/** The browser's word: `false` is certain, `true` only means that some network is there. */
export const browserNetwork: Network = {
  online: () => navigator.onLine,
  onBack(run) {
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  },
};
