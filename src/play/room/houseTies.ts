import { isUnsure, type Refusal } from '../../../machines/kit/refusal';
import { fromSen, type Sen } from '../../../rules/money';
import type { ChannelReport } from '../../net/bus';
import type { House } from '../../house/house';

type Session = House['session'];

/** Who plays; null for a guest. */
export const playerOf = (session: Session): string | null => session.getSnapshot().context.user?.id ?? null;

/** Calls back when somebody else plays, or nobody. */
export function followPlayer(session: Session, changed: (userId: string | null) => void): () => void {
  let known = playerOf(session);
  const subscription = session.subscribe(() => {
    if (playerOf(session) === known) return;
    known = playerOf(session);
    changed(known);
  });
  return () => subscription.unsubscribe();
}

/** What the house does about the words that the machine of every room has for money: a handler for each. */
export function moneyWords({ session, speech, showToast }: Pick<House, 'session' | 'speech' | 'showToast'>) {
  const tell = (what: 'notSent' | 'unsure' | 'missed') => {
    const { t } = speech.get();
    showToast({ kind: 'info', title: t(`room.${what}Title`), content: t(`room.${what}Body`) });
  };
  return {
    balance: ({ balance }: { readonly balance: Sen }) =>
      session.send({ type: 'balance.reply', balance: fromSen(balance) }),
    refresh: () => session.send({ type: 'brief.refresh' }),
    /** Somebody pressed something while nothing can be sent: nothing was done, and that is said. */
    notSent: () => tell('notSent'),
    /** A round with own stakes was decided while nothing arrived. */
    missed: () => tell('missed'),
    refused({ refusal }: { readonly refusal: Refusal }) {
      // Refusals have their toast from the channel; a lost answer has none.
      if (isUnsure(refusal)) tell('unsure');
    },
  };
}

/**
 * Tells a room's machine of each new connection, each loss of one, each change of the player, when its page is hidden or seen again, and when runs of bets are not allowed any
 * more where the player is, until it is called off.
 */
export function followHouse(
  { bus, session, site }: Pick<House, 'bus' | 'session' | 'site'>,
  send: (
    event:
      | { readonly type: 'link.online' | 'link.offline' | 'page.hidden' | 'page.shown' | 'auto.stop' }
      | { readonly type: 'user.changed'; readonly userId: string | null },
  ) => void,
): () => void {
  const onStatus = ({ status }: ChannelReport) => {
    if (status === 'connected') send({ type: 'link.online' });
    else if (status === 'disconnect') send({ type: 'link.offline' });
  };
  bus.on('channel/status', onStatus);
  const onSight = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const page = typeof document === 'undefined' ? null : document;
  page?.addEventListener('visibilitychange', onSight);
  const unheed = site.subscribe(() => {
    if (site.get()?.flags.autoBet === false) send({ type: 'auto.stop' });
  });
  const unfollow = followPlayer(session, (userId) => send({ type: 'user.changed', userId }));
  return () => {
    bus.off('channel/status', onStatus);
    page?.removeEventListener('visibilitychange', onSight);
    unheed();
    unfollow();
  };
}
