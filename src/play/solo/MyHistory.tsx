import { useCallback, useState } from 'react';
import { isOpen } from '../../../machines/kit/solo/desk';
import type { PageAsk } from '../../../contract/common';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime, formatRp, formatWireMultiplier } from '../../i18n/format';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/DataTable';
import { IconButton } from '../../ui/IconButton';
import { Note, Outcome, OwnHistory, PlayersOnly } from '../room/OwnHistory';
import { RoundLinks } from '../room/RoundLinks';
import { useSolo, useSoloRoom } from './context';
import type { SoloKind, SoloRoomGame } from './game';
import { SoloCheck } from './SoloCheck';
import { Sum } from './Sum';
import { useOwnRounds } from './useOwnRounds';
import css from './MyHistory.module.css';

type Row = SoloKind['round'];

const columns = (t: Translate, game: SoloRoomGame, check: (row: Row) => void): readonly Column<Row>[] => [
  {
    key: 'round',
    header: t('room.time'),
    cell: (row) => (
      <span className={css.what}>
        <span>{formatDayTime(row.startTime)}</span>
        <Note>{t('room.round', { id: row.roundId })}</Note>
        {game.face(t, row)}
        {row.status === 'open' ? null : (
          <span className={css.links}>
            <RoundLinks game={game.id} roundId={row.roundId} compact />
            <IconButton
              look="bare"
              icon="shield"
              label={t('solo.checkOf', { id: row.roundId })}
              onClick={() => check(row)}
            />
          </span>
        )}
      </span>
    ),
  },
  { key: 'stake', header: t('room.amount'), align: 'right', cell: ({ amount }) => formatRp(amount) },
  {
    key: 'result',
    header: t('room.result'),
    align: 'right',
    cell: ({ status, amount, winAmount, rate }) => (
      <span className={css.result}>
        <Outcome status={status} staked={amount} back={winAmount} open={t('solo.open')} returned={t('solo.open')} />
        {status === 'won' ? <Note>{formatWireMultiplier(rate)}</Note> : null}
      </span>
    ),
  },
];

/** The player's own rounds, newest first; each can be checked. */
export function MyHistory() {
  return (
    <PlayersOnly>
      <MyRounds />
    </PlayersOnly>
  );
}

function MyRounds() {
  const t = useT();
  const { channel } = useHouse();
  const { game, rotate } = useSoloRoom();
  const seeds = useSolo(({ context }) => context.seeds);
  const running = useSolo(({ context }) => isOpen(context.round));
  const [chosen, setChosen] = useState<Row | null>(null);
  const paged = useOwnRounds(useCallback((ask: PageAsk) => game.wire.mine(channel, ask), [channel, game]));
  if (chosen !== null) {
    // The row is read again: a server seed may have been opened meanwhile.
    const row = paged.rows.find(({ roundId }) => roundId === chosen.roundId) ?? chosen;
    return (
      <div className={css.check}>
        <Button tone="ghost" icon="left" onClick={() => setChosen(null)}>
          {t('solo.backToList')}
        </Button>
        <p className={css.title}>
          {t('room.round', { id: row.roundId })} {game.face(t, row)}
        </p>
        <Sum round={row} />
        <SoloCheck
          key={row.roundId}
          own
          game={game.id}
          round={row}
          shown={game.shown(row)}
          rule={() => game.rule(row)}
          opener={{
            blocked: running,
            async open() {
              // The row may be older than the seed in use: then its own is open already.
              const seed = seeds?.serverSeedHash === row.serverSeedHash ? await rotate() : null;
              paged.reload();
              return seed;
            },
          }}
        />
      </div>
    );
  }
  return <OwnHistory columns={columns(t, game, setChosen)} rowKey={({ roundId }) => roundId} paged={paged} />;
}
