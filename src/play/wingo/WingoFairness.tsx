import { FairnessPanel, LockMark } from '../room/FairnessPanel';
import { useOpenSheet } from '../room/sheets';
import { infoOf, useWingo } from './context';

/** The promises of the running phase. */
export function WingoFairness() {
  const info = useWingo(infoOf);
  const open = useOpenSheet();
  return (
    <FairnessPanel
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
