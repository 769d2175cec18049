/** What replays of several games say and prove alike. */
import type { RecordProof } from '../../contract/replay';
import type { Translate } from '../i18n';
import { formatAmount, formatDayTime, formatRp } from '../i18n/format';
import type { Evidence, RoundProof, Witness } from '../play/room/proof';

export const proofFrom = (
  roundId: string,
  { serverSeed, seedHash, publicSeed, digest, chain }: RecordProof,
): RoundProof => ({ roundId, serverSeed, seedHash, publicSeed, chainId: chain?.chainId, digest });

/** @param seen what this device heard of the round while it took bets */
export const evidenceFrom = ({ earlier }: RecordProof, seen: Witness | null): Evidence => ({
  seen,
  earlier: { kind: 'seed', ...earlier },
});

/** An amount in a sentence, which does not break after its Rp. */
const amount = (rupiah: number): string => formatRp(rupiah).replace(' ', '\u00a0');

/** @param time epoch ms */
export const when = (t: Translate, time: number): string => t('replay.when', { time: formatDayTime(time) });

/** Counts players' bets; amounts in rupiah. */
export const money = (t: Translate, count: number, staked: number, paid: number): string =>
  count === 0
    ? t('replay.noMoney')
    : t('replay.money', { n: formatAmount(count), staked: amount(staked), paid: amount(paid) });

/** That house bots were there, where some were. */
export function company(t: Translate, players: readonly { readonly bot?: true | undefined }[]): readonly string[] {
  const bots = players.filter(({ bot }) => bot).length;
  return bots === 0 ? [] : [t('replay.bots', { n: formatAmount(bots) })];
}
