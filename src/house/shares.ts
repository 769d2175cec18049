import type { DeviceStorage } from './storage';

/** Chains whose shares a device remembers as its own. */
const KEPT = 60;
const KEY = 'fair-shares';

/** `chainId share`, one on each line, the oldest first. Anything else is passed over. */
const LINE = /^(\S{1,64}) ([0-9a-f]{32})$/;

const read = (storage: DeviceStorage): Map<string, readonly string[]> => {
  const shares = new Map<string, readonly string[]>();
  for (const line of (storage.get(KEY) ?? '').split('\n')) {
    const [, chainId, share] = LINE.exec(line) ?? [];
    if (chainId !== undefined && share !== undefined) shares.set(chainId, [...(shares.get(chainId) ?? []), share]);
  }
  return shares;
};

/** What this device added to the public seed of a chain; nothing when it was not there, or forgot. */
export const ownShares = (storage: DeviceStorage, chainId: string): readonly string[] =>
  read(storage).get(chainId) ?? [];

/** Remembers a share that chains hold. */
export function keepShare(storage: DeviceStorage, share: string, chainIds: readonly string[]): void {
  const known = [...read(storage)].flatMap(([chainId, all]) => all.map((one) => `${chainId} ${one}`));
  const lines = new Set([...known, ...chainIds.map((chainId) => `${chainId} ${share}`)]);
  storage.set(KEY, [...lines].slice(-KEPT).join('\n'));
}
