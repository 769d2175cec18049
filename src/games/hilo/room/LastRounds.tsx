import { useCallback } from 'react';
import { Link } from 'wouter';
import type { PageAsk } from '../../../../contract/common';
import { winningOf } from '../../../../machines/hilo/select';
import type { HiloRound } from '../../../../machines/hilo/types';
import { cardName, SUITS } from '../../../../rules/hilo/cards';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatSigned, formatWireMultiplier } from '../../../i18n/format';
import { replayPath } from '../../../play/room/shareRound';
import { useOwnRounds } from '../../../play/solo/useOwnRounds';
import { hiloGame } from './game';
import { spokenCard } from './words';
import css from './LastRounds.module.css';

/** As many as the panel of a desktop has room for. */
const SHOWN = 4;

/** How the player's last rounds ended, newest first, each with its replay; before there are any, what the game is. */
export function LastRounds() {
  const t = useT();
  const loggedIn = useLoggedIn();
  return (
    <section className={css.last}>
      <h3>{t('hilo.lastRounds')}</h3>
      {loggedIn ? <Rounds /> : <p>{t('hilo.lastNone')}</p>}
    </section>
  );
}

function Rounds() {
  const t = useT();
  const { channel } = useHouse();
  const { rows, state } = useOwnRounds<HiloRound>(
    useCallback((ask: PageAsk) => hiloGame.wire.mine(channel, ask), [channel]),
  );
  const over = rows.filter(({ status }) => status !== 'open').slice(0, SHOWN);
  if (over.length === 0) return state === 'loading' ? null : <p>{t('hilo.lastNone')}</p>;
  return (
    <ul>
      {over.map((row) => (
        <li key={row.roundId}>
          <Row round={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ round }: { readonly round: HiloRound }) {
  const t = useT();
  const { roundId, status, amount, winAmount, rate, cards } = round;
  const card = cards.at(-1)?.card ?? 0;
  const lost = status === 'lost';
  const net = winAmount - amount;
  return (
    <Link href={replayPath('hilo', roundId)} className={css.row} title={t('room.replay')}>
      <span
        className={css.card}
        data-red={card % SUITS.length < 2 || undefined}
        data-lost={lost || undefined}
        role="img"
        aria-label={spokenCard(t, card)}
      >
        {cardName(card)}
      </span>
      <span className={css.what}>
        {t('hilo.rightCount', { n: winningOf(round).length })}
        <small>{lost ? t('hilo.wrong') : formatWireMultiplier(rate)}</small>
      </span>
      <b className={net > 0n ? css.won : undefined}>{formatSigned(net)}</b>
    </Link>
  );
}
