import { type ReactNode, useCallback, useMemo } from 'react';
import { rightFlips } from '../../../../machines/coinFlip/machine';
import { rtp } from '../../../../rules/coinFlip/coin';
import { useT } from '../../../i18n';
import { formatPercent, formatWireMultiplier } from '../../../i18n/format';
import { later } from '../../../play/room/later';
import { Picture } from '../../../play/room/Picture';
import { SoloContext } from '../../../play/solo/context';
import { SoloRoomPage } from '../../../play/solo/SoloRoomPage';
import type { Insets } from '../../../stage';
import text from '../../../ui/text.module.css';
import { BetPanel } from './BetPanel';
import { CoinFlipContext, useCoinFlipRoom, useOpenCoinFlipRoom } from './context';
import { useAnnouncements } from './useAnnouncements';
import { ToldContext, useTelling, useTold } from './useTold';

const Payouts = later(async () => (await import('../about/Payouts')).Payouts);
const CARD: Insets = { top: 12, right: 0, bottom: 12, left: 0 };

/** The coin flip room. */
export default function CoinFlipRoom() {
  const room = useOpenCoinFlipRoom();
  return (
    <SoloContext value={room}>
      <CoinFlipContext value={room}>
        <Telling>
          <Room />
        </Telling>
      </CoinFlipContext>
    </SoloContext>
  );
}

function Telling({ children }: { readonly children: ReactNode }) {
  return <ToldContext value={useTelling()}>{children}</ToldContext>;
}

function Room() {
  const t = useT();
  const { feed } = useCoinFlipRoom();
  useAnnouncements();
  const odds = useMemo(() => ({ title: t('coinFlip.payouts'), Body: Payouts }), [t]);
  const stage = useCallback(
    (inset: Insets) => (
      <Picture feed={feed} inset={inset} card={CARD} lay={nothing} words={TABLE}>
        {nothing}
      </Picture>
    ),
    [feed],
  );
  return (
    <SoloRoomPage
      note={t('solo.rtp', { percent: formatPercent(rtp()) })}
      stage={stage}
      bet={BET}
      odds={odds}
      fair={t('coinFlip.fairBody')}
    />
  );
}

/** What lies on the table, for screen readers. */
function TableWords() {
  const t = useT();
  const round = useTold();
  return (
    <p className={text.hidden}>
      {round === null || round.flips.length === 0
        ? t('coinFlip.tableNone')
        : t('coinFlip.table', { n: rightFlips(round).length, rate: formatWireMultiplier(round.rate) })}
    </p>
  );
}

/** Nothing lies over the canvas: what can be pressed is in the panel. */
const nothing = () => null;
/** Made once: the frame's own changes do not reach them. */
const BET = <BetPanel />;
const TABLE = <TableWords />;
