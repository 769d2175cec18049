import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { winningOf } from '../../../../machines/hilo/select';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatWireMultiplier } from '../../../i18n/format';
import { type Insets, Stage, type StageStatus } from '../../../stage';
import { hiloButtons } from '../feed';
import text from '../../../ui/text.module.css';
import { useDesktop } from '../../../ui/useMedia';
import { StageFallback } from '../../../play/room/StageFallback';
import { useSize } from '../../../play/room/useSize';
import { Buttons } from './Buttons';
import { useHiloRoom } from './context';
import { useTold } from './useTold';
import { spokenCard } from './words';
import css from './Picture.module.css';

/** Nothing is drawn at the very edge of a desktop's card. */
const CARD_INSET: Insets = { top: 12, right: 0, bottom: 12, left: 0 };

/** The canvas with the buttons over its slabs. */
export function Picture({ inset: covered }: { /** What the shell covers of the canvas. */ readonly inset: Insets }) {
  const t = useT();
  const { preferences } = useHouse();
  const { feed } = useHiloRoom();
  const desktop = useDesktop();
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer);
  const [status, tell] = useState<StageStatus>('loading');
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? CARD_INSET : { top, right, bottom, left }),
    [desktop, top, right, bottom, left],
  );
  const rects = useMemo(() => (size === null ? null : hiloButtons({ ...size, inset })), [size, inset]);
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t('game.hilo') })}
        fallback={(now, retry) => (
          <Told status={now} onStatus={tell}>
            <StageFallback status={now} onRetry={retry} />
          </Told>
        )}
      />
      <div ref={layer} className={css.layer}>
        <TableWords />
        {rects === null ? null : <Buttons rects={rects} drawn={status === 'running'} />}
      </div>
    </>
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

interface ToldProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onStatus: (status: StageStatus) => void;
  readonly children: ReactNode;
}

/** Passes on how the canvas is doing: the buttons need faces of their own while it is not there. */
function Told({ status, onStatus, children }: ToldProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return children;
}
