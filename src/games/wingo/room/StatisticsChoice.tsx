import { useT } from '../../../i18n';
import { Segmented } from '../../../ui/Segmented';

export type StatisticsView = 'numbers' | 'chart' | 'rounds';

interface StatisticsChoiceProps {
  readonly value: StatisticsView;
  readonly onChange: (view: StatisticsView) => void;
}

/** Which of the three is looked at. */
export function StatisticsChoice({ value, onChange }: StatisticsChoiceProps) {
  const t = useT();
  return (
    <Segmented
      label={t('wingo.view')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'numbers' as const, label: t('wingo.stats') },
        { value: 'chart' as const, label: t('wingo.chart') },
        { value: 'rounds' as const, label: t('wingo.rounds') },
      ]}
    />
  );
}
