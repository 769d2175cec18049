import { FairnessPanel, LockMark } from '../../../play/room/FairnessPanel';
import { useOpenSheet } from '../../../play/room/sheets';
import { infoOf, useWingo } from './context';

/** Each model draws from a chain of its own. */
const FEEDS = { 1: 'wingo1', 2: 'wingo2', 3: 'wingo3' } as const;

/** The promises of the running phase. */
export function WingoFairness() {
  const info = useWingo(infoOf);
  const model = useWingo(({ context }) => context.model);
  const open = useOpenSheet();
  return (
    <FairnessPanel
      feed={FEEDS[model]}
      seedHash={info?.serverSeedHash ?? ''}
      publicSeed={info?.publicSeed ?? ''}
      publicSeedHash={info?.seedPubHash ?? ''}
      serverSeed={info?.serverSeed ?? null}
      digest={info?.roundHash ?? null}
      onCheck={info !== null && info.history.length > 0 ? () => open('check') : null}
    />
  );
}

export const WingoLock = () => (
  <LockMark open={useWingo((snapshot) => (infoOf(snapshot)?.serverSeed ?? null) !== null)} />
);
