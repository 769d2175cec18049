import { useOpenSheet } from '../room/sheets';
import { FairnessPanel, LockMark } from '../room/FairnessPanel';
import { useCrash } from './context';

/** The promises of the running round. */
export function CrashFairness() {
  const fair = useCrash(({ context }) => context.fair);
  const finished = useCrash(({ context }) => context.history.length > 0);
  const open = useOpenSheet();
  return (
    <FairnessPanel
      seedHash={fair.serverSeedHash} publicSeed={fair.publicSeed} publicSeedHash={fair.seedPubHash} serverSeed={fair.serverSeed} digest={fair.roundHash}
      onCheck={finished ? () => open('check') : null}
    />
  );
}

export const CrashLock = () => <LockMark open={useCrash(({ context }) => context.fair.serverSeed !== null)} />;
