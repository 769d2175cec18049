import { useState } from 'react';
import type { Bench } from './bench';
import { DEVICES, DPRS } from './devices';
import { OVERLAYS } from './link';
import { OVERLAY_NAMES, toggled } from './overlays/names';
import css from './Settings.module.css';
import type { PageLink } from './useLink';

interface SettingsProps {
  readonly bench: Bench;
  readonly page: PageLink;
  readonly onPage: (change: Partial<PageLink>) => void;
  /** The address of what is on screen. */
  readonly share: () => string;
}

const QUALITIES = ['high', 'medium', 'low'] as const;

/** The row above the canvas: which story, in which frame, made with what. */
export function Settings({ bench, page, onPage, share }: SettingsProps) {
  const {
    fixtures,
    fixtureName,
    size: { width, height, dpr },
    setup,
    locale,
    muted,
  } = bench;
  const device = DEVICES.find(
    (one) => (one.width === width && one.height === height) || (one.width === height && one.height === width),
  );
  return (
    <div className={css.row} role="group" aria-label="Settings">
      <Pick
        label="Fixture"
        value={fixtureName}
        options={fixtures.map((name) => [name, name])}
        onPick={bench.setFixture}
      />
      <Pick
        label="Device"
        value={device ? `${device.width}x${device.height}` : 'own'}
        options={[
          ...DEVICES.map((one) => [`${one.width}x${one.height}`, `${one.width} × ${one.height} ${one.name}`] as const),
          ...(device ? [] : [['own', `${width} × ${height}`] as const]),
        ]}
        onPick={(value) => {
          const one = DEVICES.find((d) => `${d.width}x${d.height}` === value);
          if (one) bench.setSize({ width: one.width, height: one.height });
        }}
      />
      <button
        type="button"
        title="Turn the device"
        aria-label="Turn the device"
        onClick={() => bench.setSize({ width: height, height: width })}
      >
        ⟳ {width} × {height}
      </button>
      <Pick
        label="DPR"
        value={String(dpr)}
        options={[...new Set([...DPRS, dpr])].map((value) => [String(value), `DPR ${value}`])}
        onPick={(value) => bench.setSize({ dpr: Number(value) })}
      />
      <Switch
        label="Shell"
        title="The scene leaves room for what the shell covers of it in a room, which Safe area hatches; the panels themselves are in the room"
        on={page.shell}
        onChange={(shell) => onPage({ shell })}
      />
      <i className={css.gap} />
      <Pick
        label="Language"
        value={locale}
        options={[
          ['id', 'Indonesia'],
          ['en', 'English'],
        ]}
        onPick={(value) => bench.change({ locale: value === 'en' ? 'en' : 'id' })}
      />
      <Pick
        label="Quality"
        value={setup.quality}
        options={QUALITIES.map((value) => [value, value])}
        onPick={(value) => bench.change({ quality: QUALITIES.find((one) => one === value) ?? 'high' })}
      />
      <Switch label="Mute" on={muted} onChange={bench.setMuted} />
      <Switch
        label="Reduced motion"
        on={setup.reducedMotion}
        onChange={(reducedMotion) => bench.change({ reducedMotion })}
      />
      <i className={css.gap} />
      {OVERLAYS.map((name) => (
        <Switch
          key={name}
          label={OVERLAY_NAMES[name].label}
          title={`${OVERLAY_NAMES[name].title} (${OVERLAY_NAMES[name].key.toUpperCase()})`}
          on={page.overlays.includes(name)}
          onChange={() => onPage({ overlays: toggled(page.overlays, name) })}
        />
      ))}
      <Share link={share} />
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <select aria-label={label} title={label} value={value} onChange={(event) => onPick(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly title?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Switch = ({ label, title = label, on, onChange }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} title={title} onClick={() => onChange(!on)}>
    {label}
  </button>
);

/** Copies the link; where there is no clipboard, shows it to be copied by hand. */
function Share({ link }: { readonly link: () => string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = (): void => {
    const address = link();
    const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid('Copied'),
      () => setSaid(address),
    );
  };
  return (
    <>
      <button type="button" className={css.share} onClick={copy}>
        Copy link
      </button>
      <output className={css.said} aria-live="polite">
        {said !== null && said !== 'Copied' ? (
          <input readOnly aria-label="Link" value={said} onFocus={(event) => event.target.select()} />
        ) : (
          said
        )}
      </output>
    </>
  );
}
