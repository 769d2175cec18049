import { memo } from 'react';
import { type CrashSnapshot, phaseOf } from '../../../../machines/crash/select';
import { fromRate, type Rate } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatMultiplier } from '../../../i18n/format';
import { RateChip } from '../../../ui/RateChip';
import { useOpenSheet } from '../../../play/room/sheets';
import { useCrash } from './context';
import css from './History.module.css';

/** The results over the sky of a phone: a tap opens all rounds. */
export function HistoryStrip() {
  return (
    <div className={css.strip}>
      <ChipRow count={20} />
    </div>
  );
}

/** The results of a desktop, twenty at a time. */
export function HistoryGrid() {
  return (
    <div className={css.grid}>
      <ChipRow count={20} />
    </div>
  );
}

/** The number of the round that ended last: what keeps a chip the same one while others come in before it. */
const newestRound = (snapshot: CrashSnapshot): bigint =>
  BigInt(snapshot.context.roundId || 0) - (phaseOf(snapshot) === 'squib' ? 0n : 1n);

function ChipRow({ count }: { readonly count: number }) {
  const t = useT();
  const open = useOpenSheet();
  const history = useCrash(({ context }) => context.history);
  const newest = useCrash(newestRound);
  return (
    <ul aria-label={t('crash.chips')}>
      {history.slice(0, count).map((rate, i) => (
        <li key={`${newest - BigInt(i)}`}>
          <Past rate={rate} onOpen={open} />
        </li>
      ))}
    </ul>
  );
}

const Past = memo(function Past({ rate, onOpen }: { readonly rate: Rate; readonly onOpen: (sheet: string) => void }) {
  return <RateChip multiplier={fromRate(rate)} text={formatMultiplier(rate)} onClick={() => onOpen('rounds')} />;
});
