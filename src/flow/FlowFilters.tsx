import { FLOW_GROUPS, type FlowGroup } from '../../contract/flow';
import type { Day, Days } from '../../rules/days';
import { useT } from '../i18n';
import { Chip } from '../ui/Chip';
import { DateRange } from '../ui/primitives/DateRange';
import { GROUPS } from './texts';
import css from './FlowFilters.module.css';

interface FlowFiltersProps {
  /** Null for all. */
  readonly days: Days | null;
  readonly today: Day;
  readonly onDays: (days: Days | null) => void;
  readonly group: FlowGroup | undefined;
  readonly onGroup: (group: FlowGroup | undefined) => void;
}

/** Which movements are listed: what they are about, and their days. A chosen chip is let go by a second touch. */
export function FlowFilters({ days, today, onDays, group, onGroup }: FlowFiltersProps) {
  const t = useT();
  return (
    <div className={css.filters}>
      <DateRange value={days} onChange={onDays} onAll={() => onDays(null)} today={today} />
      <div className={css.groups} role="group" aria-label={t('flow.groups')}>
        <Chip on={group === undefined} onClick={() => onGroup(undefined)}>
          {t('flow.all')}
        </Chip>
        {FLOW_GROUPS.map((one) => (
          <Chip key={one} on={group === one} onClick={() => onGroup(group === one ? undefined : one)}>
            {t(GROUPS[one].name)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
