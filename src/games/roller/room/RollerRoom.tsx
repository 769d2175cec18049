import { useCallback, useEffect, useState } from 'react';
import { isAutoRunning } from '../../../../machines/kit/solo/select';
import { latestRounds, ownWaits } from '../../../../machines/roller/select';
import type { RollerLatest } from '../../../../machines/roller/types';
import { rtp } from '../../../../rules/roller/roller';
import { useT } from '../../../i18n';
import { formatPercent, formatRp, formatWireOdds } from '../../../i18n/format';
import type { Insets } from '../../../stage';
import { type Column, DataTable } from '../../../ui/DataTable';
import { Empty } from '../../../ui/States';
import { Picture, type PictureBox } from '../../../play/room/Picture';
import { SoloContext } from '../../../play/solo/context';
import { SoloRoomPage } from '../../../play/solo/SoloRoomPage';
import { RoundOf } from '../../../play/solo/RoundOf';
import { rollerDial, rollerStrip } from '../feed';
import { BetPanel } from './BetPanel';
import { RollerContext, useDesk, useOpenRollerRoom, useRoller, useRollerRoom } from './context';
import { PastNumbers, Ring } from './overlays';
import { Rolled } from './Rolled';
import { useAnnouncements } from './useAnnouncements';
import css from './RollerRoom.module.css';

const CARD: Insets = { top: 12, right: 0, bottom: 14, left: 0 };
const lay = (box: PictureBox) => ({ strip: rollerStrip(box), dial: rollerDial(box) });

/** The roller room. */
export default function RollerRoom() {
  const room = useOpenRollerRoom();
  return (
    <RollerContext value={room}>
      <SoloContext value={room}>
        <Room />
      </SoloContext>
    </RollerContext>
  );
}

function Room() {
  const t = useT();
  const { feed, desk } = useRollerRoom();
  const past = useDesk((d) => d.past());
  const locked = useRoller(
    (snapshot) =>
      isAutoRunning(snapshot) || snapshot.value.round === 'starting' || snapshot.value.round === 'revealing',
  );
  useAnnouncements();
  const stage = useCallback(
    (inset: Insets) => (
      <Picture feed={feed} inset={inset} card={CARD} lay={lay}>
        {({ strip, dial }) => (
          <div className={css.over}>
            <PastNumbers strip={strip} past={past} />
            {locked ? null : <Ring dial={dial} onChoose={desk.setChoose} />}
          </div>
        )}
      </Picture>
    ),
    [feed, past, locked, desk],
  );
  return (
    <SoloRoomPage
      note={t('lobby.rtp', { percent: formatPercent(rtp()) })}
      stage={stage}
      bet={BET}
      fair={FAIR}
      Rounds={Latest}
    />
  );
}

/** Everybody's latest rounds; the own one joins them once its win has been shown. */
function Latest() {
  const t = useT();
  const rows = useLatest();
  if (rows.length === 0) return <Empty title={t('solo.latestNone')}>{t('solo.latestNoneBody')}</Empty>;
  const columns: readonly Column<RollerLatest>[] = [
    {
      key: 'player',
      header: t('room.player'),
      cell: ({ roundId, name, avatar, hue }) => (
        <RoundOf game="roller" roundId={roundId} name={name} avatar={avatar} hue={hue} />
      ),
    },
    { key: 'rolled', header: t('roller.number'), cell: (row) => <Rolled {...row} won={row.multiplier > 0} /> },
    { key: 'stake', header: t('room.amount'), align: 'right', cell: ({ amount }) => formatRp(amount) },
    {
      key: 'back',
      header: t('room.result'),
      align: 'right',
      cell: ({ amount, winAmount, multiplier }) =>
        winAmount > 0n ? (
          <span className={winAmount > amount ? css.won : css.quiet}>
            {formatRp(winAmount)}
            <br />
            <small>{formatWireOdds(multiplier)}</small>
          </span>
        ) : (
          <span className={css.quiet}>–</span>
        ),
    },
  ];
  return <DataTable caption={t('solo.latest')} columns={columns} rows={rows} rowKey={({ roundId }) => roundId} />;
}

/** The rows, looked at again when the own round's time has come. */
function useLatest(): readonly RollerLatest[] {
  const { actor } = useRollerRoom();
  const latest = useRoller(({ context }) => context.latest);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const waits = ownWaits(actor.getSnapshot());
    if (waits === 0) return undefined;
    const timer = setTimeout(() => setLooks((n) => n + 1), waits);
    return () => clearTimeout(timer);
  }, [actor, latest, looks]);
  return latestRounds(actor.getSnapshot());
}

/** How the number is drawn, that rounds do not know of each other, and what the game gives back, computed by its rules. */
function Fair() {
  const t = useT();
  return (
    <>
      {t('roller.fairBody')}
      <br />
      {t('room.independent')}
      <br />
      {t('room.rtp')} <b>{formatPercent(rtp())}</b>
    </>
  );
}

/** Made once: the frame's own changes do not reach them. */
const BET = <BetPanel />;
const FAIR = <Fair />;
