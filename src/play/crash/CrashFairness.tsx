import { useOpenSheet } from '../room/sheets';
import { FairnessPanel, LockMark } from '../room/FairnessPanel';
import { useCrash } from './context';

/** The promises of the running round; `brief` in a card. */
export function CrashFairness({ brief }: { readonly brief?: boolean }) {
  const fair = useCrash(({ context }) => context.fair);
  const finished = useCrash(({ context }) => context.history.length > 0);
  const open = useOpenSheet();
  return (
    <FairnessPanel
      seedHash={fair.serverSeedHash}
      publicSeed={fair.publicSeed}
      publicSeedHash={fair.seedPubHash}
      serverSeed={fair.serverSeed}
      digest={fair.roundHash}
      brief={brief}
      onCheck={finished ? () => open('check') : null}
    />
  );
}

export const CrashLock = () => <LockMark open={useCrash(({ context }) => context.fair.serverSeed !== null)} />;
