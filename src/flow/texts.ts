import type { FlowEntry, FlowGroup, FlowPocket } from '../../contract/flow';
import { type Sen, toSen } from '../../rules/money';
import type { PlainMessage, Translate } from '../i18n';
import { formatRp } from '../i18n/format';
import { GIFT, WALLET } from '../ui/drawings';
import type { Drawing, IconName } from '../ui/icons';

/** What each kind of the ledger is called. */
const KINDS: Readonly<Record<string, PlainMessage>> = {
  bet: 'flow.kind.bet',
  payout: 'flow.kind.payout',
  refund: 'flow.kind.refund',
  grant: 'flow.kind.grant',
  refill: 'flow.kind.refill',
  gift: 'flow.kind.gift',
  bonus: 'flow.kind.bonus',
  unlock: 'flow.kind.unlock',
  forfeit: 'flow.kind.forfeit',
  hold: 'flow.kind.hold',
  release: 'flow.kind.release',
  expire: 'flow.kind.expire',
  exchange: 'flow.kind.exchange',
  reversal: 'flow.kind.reversal',
};

/** What a group is called, and its mark. */
export const GROUPS: Readonly<
  Record<FlowGroup, { readonly name: PlainMessage; readonly icon: IconName | Drawing; readonly tone: Tone }>
> = {
  bets: { name: 'flow.group.bets', icon: 'list', tone: 'plain' },
  wins: { name: 'flow.group.wins', icon: 'trophy', tone: 'plain' },
  deposit: { name: 'flow.group.deposit', icon: WALLET, tone: 'in' },
  withdrawal: { name: 'flow.group.withdrawal', icon: 'lock', tone: 'held' },
  bonus: { name: 'flow.group.bonus', icon: GIFT, tone: 'bonus' },
  refill: { name: 'flow.group.refill', icon: 'coin', tone: 'gold' },
  exchange: { name: 'flow.group.exchange', icon: 'shuffle', tone: 'plain' },
  other: { name: 'flow.group.other', icon: 'undo', tone: 'plain' },
};
export type Tone = 'plain' | 'in' | 'held' | 'bonus' | 'gold';

export const POCKETS: Readonly<Record<FlowPocket, PlainMessage>> = {
  main: 'flow.pocket.main',
  bonus: 'flow.pocket.bonus',
  held: 'flow.pocket.held',
};

/** An amount of the wire with its sign, sen. */
export const senOf = (amount: number): Sen => (amount < 0 ? -toSen(-amount) : toSen(amount));

/** What a movement changed: of the pocket that is looked at, else of what may be played. */
export const changeOf = ({ amount, pockets }: FlowEntry, pocket: FlowPocket | undefined): Sen =>
  senOf(pocket === undefined ? amount : (pockets[pocket] ?? 0));

/** What a movement is: `Roket, pasang`; the name of its group where the house has learnt a kind since. */
export function titleOf(t: Translate, { kind, group, of }: Pick<FlowEntry, 'kind' | 'group' | 'of'>): string {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const name = t(known ?? GROUPS[group].name);
  if (of?.kind !== 'round') return name;
  return kind === 'bet' || kind === 'payout' || kind === 'refund'
    ? t('flow.ofGame', { game: t(`game.${of.game}`), what: name.toLowerCase() })
    : name;
}

/** Where money went between pockets, or which of them a stake was taken from, as a mark beside the time; null where there is nothing to say. */
export function markOf(
  t: Translate,
  { kind, pockets }: FlowEntry,
): { readonly text: string; readonly tone: 'held' | 'bonus' } | null {
  const { main, bonus, held } = pockets;
  if (held !== undefined && held > 0) return { text: t('flow.toHeld'), tone: 'held' };
  if (held !== undefined) return { text: t('flow.fromHeld'), tone: 'held' };
  if (bonus === undefined) return null;
  const amount = formatRp(Math.abs(bonus));
  if (kind === 'unlock' && main !== undefined) return { text: t('flow.bonusToMain', { amount }), tone: 'bonus' };
  return main === undefined ? null : { text: t('flow.bonusPart', { amount }), tone: 'bonus' };
}
