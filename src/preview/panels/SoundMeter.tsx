import { useEffect, useRef, useState } from 'react';
import { games } from '../../games';
import type { PanelProps } from './index';
import css from './SoundMeter.module.css';
import { openSoundDesk, type SoundDesk } from './SoundMeterDesk';
import { clips, filled, sayDecibels } from './SoundMeterLevels';

const MOST_VOLUME = 2;

/** The sounds of the scene, one by one, and how loud they are. */
export default function SoundMeter({ bench: { game, muted, setMuted } }: PanelProps) {
  const [desk, setDesk] = useState<SoundDesk | null>(null);
  const [state, setState] = useState<'silent' | 'loading' | 'failed'>('silent');
  const [volume, setVolume] = useState(1);
  useEffect(() => () => desk?.destroy(), [desk]);
  const open = (): void => {
    setState('loading');
    games[game]
      .maker()
      .then(({ maker }) => openSoundDesk(maker.art))
      .then(setDesk, () => setState('failed'));
  };
  return (
    <div className={css.panel}>
      <label className={css.row}>
        <input type="checkbox" checked={!muted} onChange={({ target }) => setMuted(!target.checked)} /> The scene is
        heard
      </label>
      {desk === null ? (
        <button type="button" disabled={state === 'loading'} onClick={open}>
          {state === 'loading' ? 'Loading the sounds…' : 'Start the audio'}
        </button>
      ) : (
        <>
          <Meter desk={desk} />
          <label className={css.row}>
            Volume
            <input
              type="range"
              min={0}
              max={MOST_VOLUME}
              step={0.05}
              value={volume}
              onChange={({ target }) => setVolume(target.valueAsNumber)}
            />
            <output>
              {Math.round(volume * 100)} %, {sayDecibels(volume)}
            </output>
            <button type="button" onClick={desk.stop}>
              Stop all
            </button>
          </label>
          <table>
            <thead>
              <tr>
                <th scope="col">Sound</th>
                <th scope="col">Length</th>
                <th scope="col">Peak</th>
                <th scope="col">RMS</th>
              </tr>
            </thead>
            <tbody>
              {desk.sounds.map(({ name, length, loop, levels }) => (
                <tr key={name} data-clips={clips(levels, volume) || undefined}>
                  <th scope="row">
                    <button type="button" onClick={() => desk.play(name, volume)}>
                      ▸ {name}
                    </button>
                  </th>
                  <td>
                    {length.toFixed(2)} s{loop ? ' ↻' : ''}
                  </td>
                  <td>
                    {sayDecibels(levels.peak * volume)}
                    {clips(levels, volume) ? ' clips' : ''}
                  </td>
                  <td>{sayDecibels(levels.rms * volume)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {state === 'failed' ? <p role="alert">The sounds cannot be had.</p> : null}
    </div>
  );
}

/** ms for which the highest peak stays. */
const HOLD_MS = 1200;

/** Peak and RMS of what is heard, drawn each frame without React; the light stays on once something clipped. */
function Meter({ desk }: { readonly desk: SoundDesk }) {
  const peakBar = useRef<HTMLElement>(null);
  const rmsBar = useRef<HTMLElement>(null);
  const text = useRef<HTMLOutputElement>(null);
  const [clipped, setClipped] = useState(false);
  useEffect(() => {
    let frame = 0;
    let held = 0;
    let heldAt = 0;
    const draw = (now: number): void => {
      const { peak, rms } = desk.levels();
      if (peak >= held || now - heldAt > HOLD_MS) {
        held = peak;
        heldAt = now;
      }
      if (peakBar.current) peakBar.current.style.transform = `scaleX(${filled(peak)})`;
      if (rmsBar.current) rmsBar.current.style.transform = `scaleX(${filled(rms)})`;
      if (text.current) text.current.textContent = `peak ${sayDecibels(held)}, RMS ${sayDecibels(rms)}`;
      if (peak > 1) setClipped(true);
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [desk]);
  return (
    <div className={css.meter}>
      <span className={css.bar} aria-hidden="true">
        <i ref={peakBar} className={css.peak} />
      </span>
      <span className={css.bar} aria-hidden="true">
        <i ref={rmsBar} className={css.rms} />
      </span>
      <output ref={text} />
      <button type="button" className={css.clip} data-on={clipped || undefined} onClick={() => setClipped(false)}>
        {clipped ? 'Clipped, reset' : 'No clipping'}
      </button>
    </div>
  );
}
