import { useId } from 'react';
import type { KindValue } from '../../../contract/settings-kinds';
import type { SiteFlags } from '../../../contract/site';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Combobox } from '../../ui/primitives/Combobox';
import { Toggle } from '../../ui/Toggle';
import type { CompositeProps } from './composites';
import { NumberInput } from './NumberInput';
import { regionsIn } from './regions';
import css from './SettingsView.module.css';

type Place = KindValue<'places'>[number];

const SWITCHES = [
  'autoBet',
  'turbo',
  'showNetPosition',
  'showSessionTimer',
] as const satisfies readonly (keyof SiteFlags)[];
const NUMBERS = ['minRoundMs', 'realityCheckMinutes'] as const satisfies readonly (keyof SiteFlags)[];

/** Places whose rules are not the site's own. */
export function Places({ value, onChange }: CompositeProps) {
  const t = useT();
  const places = value as readonly Place[];
  return (
    <>
      {places.map((place, at) => (
        <OnePlace
          key={at}
          place={place}
          onChange={(next) => onChange(places.with(at, next))}
          onRemove={() => onChange(places.toSpliced(at, 1))}
        />
      ))}
      <Button
        tone="ghost"
        icon="plus"
        onClick={() => onChange([...places, { region: '', blocked: false, flags: {} } satisfies Place])}
      >
        {t('settings.addPlace')}
      </Button>
    </>
  );
}

interface OnePlaceProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
  readonly onRemove: () => void;
}

/** A place: closed, or open with rules of its own; a flag that is not given is the site's. */
function OnePlace({ place: { region, blocked, flags }, onChange, onRemove }: OnePlaceProps) {
  const { t, locale } = useLocale();
  const id = useId();
  const name = region === '' ? '…' : region;
  const set = (flag: keyof SiteFlags, given: boolean | number | null): void => {
    const { [flag]: _, ...others } = flags;
    onChange({ region, blocked, flags: given === null ? others : { ...others, [flag]: given } });
  };
  return (
    <fieldset className={css.place}>
      <legend>{t('settings.place', { region: name })}</legend>
      <Combobox
        label={t('settings.region')}
        options={regionsIn(locale)}
        value={region}
        onChange={(next) => onChange({ region: next, blocked, flags })}
        none={t('settings.noRegion')}
      />
      <Toggle
        on={blocked}
        onChange={(next) => onChange({ region, blocked: next, flags })}
        label={t('settings.closed')}
      />
      {blocked
        ? null
        : SWITCHES.map((flag) => (
            <label key={flag} className={css.part} htmlFor={`${id}-${flag}`}>
              {t(`settings.flag.${flag}`)}
              <select
                id={`${id}-${flag}`}
                value={String(flags[flag] ?? '')}
                onChange={({ target }) => set(flag, target.value === '' ? null : target.value === 'true')}
              >
                <option value="">{t('settings.asSite')}</option>
                <option value="true">{t('settings.on')}</option>
                <option value="false">{t('settings.off')}</option>
              </select>
            </label>
          ))}
      {blocked
        ? null
        : NUMBERS.map((flag) => (
            <NumberInput
              key={flag}
              shown
              label={`${t(`settings.flag.${flag}`)} (${t('settings.blankAsSite')})`}
              value={flags[flag] ?? null}
              onChange={(given) => set(flag, given)}
            />
          ))}
      <Button tone="ghost" aria-label={t('settings.removePlace', { region: name })} onClick={onRemove}>
        {t('settings.remove')}
      </Button>
    </fieldset>
  );
}
