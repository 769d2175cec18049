import { fairCalls } from '../../contract/share';
import type { House } from '../house/house';
import { keepShare } from '../house/shares';

/** 16 random bytes as hex: what a visit adds to public seeds. */
export function randomShare(fill: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const bytes = new Uint8Array(16);
  fill(bytes);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A chain may begin to collect while a visit lasts: the share is offered again after this long. */
const AGAIN_MS = 300_000;

/**
 * Adds this visit's share to the public seeds that take any now, silently: with each new connection and every few minutes the same share, which counts once. What became of
 * it is remembered on the device, so that the fairness page can point to it. Returns how to stop.
 */
export function contributeOnVisit(
  { bus, channel, storage }: Pick<House, 'bus' | 'storage'> & { readonly channel: Pick<House['channel'], 'request'> },
  share = randomShare((bytes) => crypto.getRandomValues(bytes)),
): () => void {
  const offer = () => {
    channel.request(fairCalls.contribute, { share }, { quiet: true }).then(
      ({ chains }) => {
        if (chains.length > 0)
          keepShare(
            storage,
            share,
            chains.map(({ chainId }) => chainId),
          );
      },
      // A share is a gift: where it cannot be given, nothing is lost.
      () => undefined,
    );
  };
  const onStatus = ({ status }: { readonly status: string }) => {
    clearInterval(timer);
    if (status !== 'connected') return;
    offer();
    timer = setInterval(offer, AGAIN_MS);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  bus.on('channel/status', onStatus);
  return () => {
    clearInterval(timer);
    bus.off('channel/status', onStatus);
  };
}
