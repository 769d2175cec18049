import { memo } from 'react';
import { fromRate, type Rate } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatMultiplier } from '../../i18n/format';
import { RateChip } from '../../ui/RateChip';
import { useOpenSheet } from '../room/sheets';
import { useCrash } from './context';
import css from './History.module.css';

/** The results over the sky of a phone: a tap opens all rounds. */
export function HistoryStrip() {
  return <div className={css.strip}><ChipRow count={20} /></div>;
}

/** The results of a desktop, twenty at a time. */
export function HistoryGrid() {
  return <div className={css.grid}><ChipRow count={20} /></div>;
}

function ChipRow({ count }: { readonly count: number }) {
  const t = useT();
  const open = useOpenSheet();
  const history = useCrash(({ context }) => context.history);
  return <ul aria-label={t('crash.chips')}>{history.slice(0, count).map((rate, i) => <li key={history.length - i}><Past rate={rate} onOpen={open} /></li>)}</ul>;
}

const Past = memo(function Past({ rate, onOpen }: { readonly rate: Rate; readonly onOpen: (sheet: string) => void }) {
  return <RateChip multiplier={fromRate(rate)} text={formatMultiplier(rate)} onClick={() => onOpen('rounds')} />;
});
