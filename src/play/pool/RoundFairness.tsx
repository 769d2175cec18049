import { FairnessPanel } from '../room/FairnessPanel';
import { useOpenSheet } from '../room/sheets';
import { usePool, usePoolRoom } from './context';
import { useToldDraw } from './useToldDraw';

/** The promises of the running round; its seed is shown once the picture has told the result. */
export function PoolFairness({ brief = false }: { readonly brief?: boolean }) {
  const { game } = usePoolRoom();
  const table = usePool(({ context }) => context.table);
  const round = usePool(({ context }) => context.round);
  const past = usePool(({ context }) => context.history.length > 0);
  const told = useToldDraw() !== null;
  const open = useOpenSheet();
  return (
    <FairnessPanel
      feed={game.chain(table)}
      brief={brief}
      seedHash={round?.hash ?? ''}
      publicSeed={round?.publicSeed ?? ''}
      publicSeedHash={round?.publicSeedHash ?? ''}
      serverSeed={told ? (round?.salt ?? null) : null}
      digest={told ? (round?.rand ?? null) : null}
      onCheck={past ? () => open('check') : null}
    />
  );
}
