import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections';
import { DEFAULT_LIMITS, type Limits } from './realtime/index';
import { shareOf } from './system/descriptors';

const { plain, regulars, lookedAt } = CONNECTION_LIMITS;
const { maxConnections, regulars: players } = DEFAULT_LIMITS;
const ALL = plain.ofAll + regulars.ofAll + lookedAt + maxConnections + players.ofAll;

/**
 * How many sockets there may be at a time, plain ones and those of the channel: as many as the system lets this process have, in the same proportion.
 * @param descriptors null where the system does not say
 */
export function socketLimits(
  descriptors: number | null,
): Pick<Limits, 'maxConnections' | 'regulars'> & { readonly http: ConnectionLimits; readonly isShort: boolean } {
  const share = shareOf(ALL, descriptors);
  const part = (sockets: number): number => Math.floor(share * sockets);
  return {
    isShort: share < 1,
    http: {
      ...CONNECTION_LIMITS,
      plain: { ...plain, ofAll: part(plain.ofAll) },
      regulars: { ...regulars, ofAll: part(regulars.ofAll) },
      lookedAt: part(lookedAt),
    },
    maxConnections: part(maxConnections),
    regulars: { ...players, ofAll: part(players.ofAll) },
  };
}
