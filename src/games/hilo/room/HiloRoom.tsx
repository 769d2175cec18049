import { type ReactNode, useCallback, useMemo } from 'react';
import { winningOf } from '../../../../machines/hilo/select';
import { rtp } from '../../../../rules/hilo/payout';
import { useT } from '../../../i18n';
import { formatPercent, formatWireMultiplier, formatWireOdds } from '../../../i18n/format';
import { later } from '../../../play/room/later';
import { Picture } from '../../../play/room/Picture';
import { SoloContext } from '../../../play/solo/context';
import { FairLine, SoloRoomPage } from '../../../play/solo/SoloRoomPage';
import type { Insets } from '../../../stage';
import text from '../../../ui/text.module.css';
import { hiloButtons } from '../feed';
import { BetPanel } from './BetPanel';
import { Buttons } from './Buttons';
import { HiloContext, useHilo, useHiloRoom, useOpenHiloRoom } from './context';
import { useAnnouncements } from './useAnnouncements';
import { ToldContext, useTelling, useTold } from './useTold';
import { spokenCard } from './words';

const Odds = later(async () => (await import('./Odds')).Odds);
const CARD: Insets = { top: 12, right: 0, bottom: 12, left: 0 };

/** The Hilo room. */
export default function HiloRoom() {
  const room = useOpenHiloRoom();
  return (
    <SoloContext value={room}>
      <HiloContext value={room}>
        <Telling>
          <Room />
        </Telling>
      </HiloContext>
    </SoloContext>
  );
}

function Telling({ children }: { readonly children: ReactNode }) {
  return <ToldContext value={useTelling()}>{children}</ToldContext>;
}

function Room() {
  const t = useT();
  const { feed } = useHiloRoom();
  const rule = useHilo(({ context }) => context.rule);
  // The server's word; the rules' own while it has not spoken.
  const share = rule === null ? rtp() : (100 - rule.profitRate) / 100;
  useAnnouncements();
  const odds = useMemo(() => ({ title: t('hilo.odds'), subtitle: t('hilo.order'), Body: Odds }), [t]);
  const stage = useCallback(
    (inset: Insets) => (
      <Picture feed={feed} inset={inset} card={CARD} lay={hiloButtons} words={TABLE}>
        {(rects, drawn) => <Buttons rects={rects} drawn={drawn} />}
      </Picture>
    ),
    [feed],
  );
  return (
    <SoloRoomPage
      note={t('solo.rtp', { percent: formatPercent(share) })}
      stage={stage}
      bet={BET}
      odds={odds}
      fair={t('hilo.fairBody')}
      rule={RULE}
    />
  );
}

/** What lies on the table, for screen readers. */
function TableWords() {
  const t = useT();
  const round = useTold();
  const card = round?.cards.at(-1)?.card;
  return (
    <p className={text.hidden}>
      {round === null || card === undefined
        ? t('hilo.tableNone')
        : t('hilo.table', {
            card: spokenCard(t, card),
            n: winningOf(round).length,
            rate: formatWireMultiplier(round.rate),
          })}
    </p>
  );
}

/** What the server says of its rules. */
function RuleLine() {
  const t = useT();
  const rule = useHilo(({ context }) => context.rule);
  return rule === null ? null : (
    <FairLine>
      {t('hilo.rule', {
        share: formatPercent((100 - rule.profitRate) / 100),
        edge: formatPercent(rule.profitRate / 100),
        max: formatWireOdds(rule.maxRate),
      })}
    </FairLine>
  );
}

/** Made once: the frame's own changes do not reach them. */
const BET = <BetPanel />;
const RULE = <RuleLine />;
const TABLE = <TableWords />;
