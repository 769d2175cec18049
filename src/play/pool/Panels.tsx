import { useMemo, useState } from 'react';
import { useT } from '../../i18n';
import { Segmented } from '../../ui/Segmented';
import { PanelCard } from '../room/PanelCard';
import { ReturnLine } from '../room/ReturnLine';
import { BetList as Bets } from './BetList';
import { BetsTotal } from './Bets';
import { usePoolRoom } from './context';
import { PoolLock } from './Fairness';
import { MyHistory } from './MyHistory';
import type { PoolParts } from './PoolRoomPage';
import { PoolFairness } from './RoundFairness';
import { Rounds } from './Rounds';
import css from './PoolRoomPage.module.css';

/** What the sheets of a phone show one by one: together they are one file. */
export { Bets as BetList, MyHistory, PoolFairness, Rounds };

type Whose = 'all' | 'latest' | 'mine';

/** Which bets are looked at. */
function WhoseChoice({
  value,
  onChange,
  latest,
}: {
  readonly value: Whose;
  readonly onChange: (whose: Whose) => void;
  readonly latest: boolean;
}) {
  const t = useT();
  const options = useMemo(
    () => [
      { value: 'all' as const, label: t('pool.all') },
      ...(latest ? [{ value: 'latest' as const, label: t('pool.latest') }] : []),
      { value: 'mine' as const, label: t('room.mine') },
    ],
    [t, latest],
  );
  return <Segmented label={t('pool.who')} value={value} onChange={onChange} options={options} />;
}

interface PartsProps {
  readonly parts: PoolParts | undefined;
}

function ListOf({ parts, whose }: PartsProps & { readonly whose: Whose }) {
  const List = { all: parts?.Bets ?? Bets, latest: parts?.Latest ?? Bets, mine: parts?.MyHistory ?? MyHistory }[whose];
  return <List />;
}

/** Everybody's bets, with the choice whose. */
export function BetsSheet({ parts }: PartsProps) {
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <div className={css.sheet}>
      <WhoseChoice value={whose} onChange={setWhose} latest />
      <ListOf parts={parts} whose={whose} />
    </div>
  );
}

/** The three cards of a desktop. */
export function Panels({ parts }: PartsProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <>
      <PanelCard
        title={t(`${game.area}.bets`)}
        note={<BetsTotal />}
        corner={<WhoseChoice value={whose} onChange={setWhose} latest={parts !== undefined} />}
      >
        <ListOf parts={parts} whose={whose} />
      </PanelCard>
      {parts === undefined ? (
        <PanelCard title={t('pool.rounds')}>
          <Rounds />
        </PanelCard>
      ) : (
        <parts.past.Card title={t('pool.rounds')} />
      )}
      <PanelCard icon="shield" title={t('room.fair')} corner={<PoolLock />}>
        <PoolFairness brief={parts === undefined} />
        <ReturnLine rtp={game.rtp()} />
      </PanelCard>
    </>
  );
}
