import { type ReactNode, useSyncExternalStore } from 'react';
import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';
import { Segmented } from '../ui/Segmented';
import { SPEEDS } from './clock';
import { secondsOf, type Transport } from './transport';
import css from './Replay.module.css';

/** The arrow keys' way through the story: a tenth of a second. */
const KEY_STEP = 6;

const shown = (frame: number): string => secondsOf(frame).toFixed(1).replace('.', ',');
const OPTIONS = SPEEDS.map((value) => ({ value, label: `${String(value).replace('.', ',')}×` }));

/** Play, wind, speed, and what else may be done with the moment that is shown. */
export function Controls({ transport, children }: { readonly transport: Transport; readonly children?: ReactNode }) {
  const t = useT();
  const { frame, last, playing, speed } = useSyncExternalStore(transport.subscribe, transport.get);
  const max = Math.ceil(last / KEY_STEP) * KEY_STEP;
  return (
    <div className={css.controls}>
      <IconButton
        look="key"
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={playing ? transport.pause : transport.play}
      />
      <IconButton look="bare" icon="refresh" label={t('replay.restart')} onClick={transport.restart} />
      <input
        type="range"
        className={css.scrub}
        min={0}
        max={max}
        step={KEY_STEP}
        value={frame >= last ? max : frame}
        aria-label={t('replay.scrub')}
        aria-valuetext={t('replay.at', { time: shown(frame), end: shown(last) })}
        onChange={(event) => transport.seek(Number(event.target.value))}
      />
      <span className={css.time} aria-hidden="true">
        {shown(frame)} / {shown(last)}
      </span>
      <Segmented label={t('replay.speed')} options={OPTIONS} value={speed} onChange={transport.speed} />
      {children}
    </div>
  );
}
