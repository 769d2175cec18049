import { useT, type Translate } from '../i18n';
import { formatTime } from '../i18n/format';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Sheet } from '../ui/Sheet';
import css from './Sitting.module.css';
import { SittingFigures } from './SittingFigures';

interface RealityCheckProps {
  readonly open: boolean;
  /** When the sitting began and when this was due, epoch ms. */
  readonly since: number;
  readonly at: number;
  readonly everyMinutes: number;
  /** Rounds that played themselves were stopped for it. */
  readonly stoppedAuto: boolean;
  readonly onEnough: () => void;
  readonly onGoOn: () => void;
  /** To the bets of the sitting, and to breaks and limits: the check counts as answered. */
  readonly onBets: () => void;
  readonly onFairPlay: () => void;
}

/** How long it has been, in the largest whole unit. */
function soFar(minutes: number, t: Translate): string {
  if (minutes % 60 !== 0 || minutes === 0) return t('sitting.minutes', { n: minutes });
  return minutes === 60 ? t('sitting.hour') : t('sitting.hours', { n: minutes / 60 });
}

/** A calm interruption between rounds: how long it has been, what it came to, and two ways on (READINGS, fair play). */
export default function RealityCheck(props: RealityCheckProps) {
  const { open, since, at, everyMinutes, stoppedAuto, onEnough, onGoOn, onBets, onFairPlay } = props;
  const t = useT();
  return (
    <Sheet
      open={open}
      onClose={onGoOn}
      easyOut={false}
      title={soFar(Math.floor((at - since) / 60_000), t)}
      subtitle={t('sitting.breathe', { time: formatTime(since) })}
      lead={<Icon name="leaf" className={css.leaf} />}
      footer={
        <>
          <div className={css.ways}>
            <Button size="lg" onClick={onEnough}>
              {t('sitting.enough')}
            </Button>
            <Button size="lg" onClick={onGoOn}>
              {t('sitting.goOn')}
            </Button>
          </div>
          <div className={css.links}>
            <button type="button" onClick={onBets}>
              {t('sitting.seeBets')}
            </button>
            <button type="button" onClick={onFairPlay}>
              {t('sitting.fairPlay')}
            </button>
          </div>
        </>
      }
    >
      <SittingFigures since={since} />
      {stoppedAuto ? (
        <p className={css.auto}>
          <Icon name="clock" size="xs" />
          {t('sitting.autoStopped')}
        </p>
      ) : null}
      <p className={css.note}>{t('sitting.reminder', { n: everyMinutes })}</p>
    </Sheet>
  );
}
