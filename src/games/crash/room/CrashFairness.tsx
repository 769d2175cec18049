import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent } from '../../../i18n/format';
import { CopyRow } from '../../../play/room/CopyRow';
import { FairnessPanel } from '../../../play/room/FairnessPanel';
import { useOpenSheet } from '../../../play/room/sheets';
import { useCrash } from './context';

/** Digits of the random number after the comma: 24 bits have seven. */
const DIGITS = 7;

/** The promises of the running round; `brief` in a card. */
export function CrashFairness({ brief }: { readonly brief?: boolean }) {
  const t = useT();
  const fair = useCrash(({ context }) => context.fair);
  const finished = useCrash(({ context }) => context.history.length > 0);
  const open = useOpenSheet();
  return (
    <FairnessPanel
      feed="crash"
      seedHash={fair.serverSeedHash}
      publicSeed={fair.publicSeed}
      publicSeedHash={fair.seedPubHash}
      serverSeed={fair.serverSeed}
      digest={fair.roundHash}
      brief={brief}
      onCheck={finished ? () => open('check') : null}
    >
      {brief || fair.roundId === '' ? null : (
        <>
          <CopyRow label={t('crash.profitRate')} value={formatPercent(fair.profitRate / 100)} />
          <CopyRow
            label={t('crash.random')}
            value={fair.random === null ? null : fair.random.toFixed(DIGITS).replace('.', ',')}
            later={t('proof.seedLater')}
          />
          <CopyRow
            label={t('crash.target')}
            value={fair.target === null ? null : formatMultiplier(fair.target)}
            later={t('proof.seedLater')}
          />
        </>
      )}
    </FairnessPanel>
  );
}
