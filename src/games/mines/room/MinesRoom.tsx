import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { rtp } from '../../../../rules/mines/payout';
import { useT } from '../../../i18n';
import { formatPercent } from '../../../i18n/format';
import { later } from '../../../play/room/later';
import { Picture } from '../../../play/room/Picture';
import { SoloContext } from '../../../play/solo/context';
import { SoloRoomPage } from '../../../play/solo/SoloRoomPage';
import type { Insets } from '../../../stage';
import { minesCells } from '../feed';
import { BetPanel } from './BetPanel';
import { Board } from './Board';
import { MinesContext, useMinesRoom, useOpenMinesRoom } from './context';
import { useAnnouncements } from './useAnnouncements';

const Payouts = later(async () => (await import('./Payouts')).Payouts);
const CARD: Insets = { top: 12, right: 60, bottom: 12, left: 12 };

/** The Mines room. */
export default function MinesRoom() {
  const room = useOpenMinesRoom();
  return (
    <SoloContext value={room}>
      <MinesContext value={room}>
        <Room />
      </MinesContext>
    </SoloContext>
  );
}

function Room() {
  const t = useT();
  const { feed, marking } = useMinesRoom();
  const marks = useSyncExternalStore(marking.subscribe, marking.get);
  useAnnouncements();
  const odds = useMemo(() => ({ title: t('mines.payouts'), Body: Payouts }), [t]);
  const stage = useCallback(
    (inset: Insets) => (
      <Picture feed={feed} inset={inset} card={CARD} lay={minesCells}>
        {(rects, drawn) => <Board rects={rects} drawn={drawn} marking={marks} />}
      </Picture>
    ),
    [feed, marks],
  );
  return (
    <SoloRoomPage
      note={t('solo.rtp', { percent: formatPercent(rtp()) })}
      stage={stage}
      bet={BET}
      odds={odds}
      fair={t('mines.fairBody')}
    />
  );
}

/** Made once: the frame's own changes do not reach it. */
const BET = <BetPanel />;
