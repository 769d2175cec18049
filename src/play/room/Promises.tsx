import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FairFeed } from '../../../contract/share';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { CopyRow } from './CopyRow';
import { inSheet } from './useBackCloses';
import css from './Fairness.module.css';

export interface PromisesProps {
  /** What is published of the running round; seeds are null until they are revealed. */
  readonly seedHash: string;
  readonly publicSeed: string;
  readonly publicSeedHash: string;
  readonly serverSeed: string | null;
  readonly digest: string | null;
  /** Opens the check of the last finished round; null while there is none. */
  readonly onCheck: (() => void) | null;
  /** Only what a card has room for. */
  readonly brief?: boolean;
  /** Who draws from the chain: leads to where its public seed comes from. */
  readonly feed: FairFeed;
  /** What a game shows besides, under the digest. */
  readonly children?: ReactNode;
}

/** The promises of the running round: what is locked now and what is open, with a way to check the round that is over. */
export function Promises({
  seedHash,
  publicSeed,
  publicSeedHash,
  serverSeed,
  digest,
  onCheck,
  brief = false,
  feed,
  children,
}: PromisesProps) {
  const t = useT();
  return (
    <div className={css.panel}>
      <CopyRow label={t('proof.seedHash')} value={seedHash === '' ? null : seedHash} later={t('common.loading')} />
      <CopyRow
        label={t('proof.publicSeed')}
        value={publicSeed === '' ? null : publicSeed}
        later={t('common.loading')}
      />
      {brief ? null : (
        <CopyRow
          label={t('proof.publicSeedHash')}
          value={publicSeedHash === '' ? null : publicSeedHash}
          later={t('common.loading')}
        />
      )}
      <CopyRow label={t('proof.seed')} value={serverSeed} later={t('proof.seedLater')} />
      {brief || digest === null ? null : <CopyRow label={t('proof.digest')} value={digest} />}
      {children}
      {brief ? null : (
        <Link href={`/help/fairness?feed=${feed}`} replace={inSheet()} className={css.origin}>
          {t('proof.publicSeedOrigin')}
        </Link>
      )}
      <Button tone="ghost" block icon="shield" disabled={onCheck === null} onClick={() => onCheck?.()}>
        {t(serverSeed === null ? 'proof.checkLast' : 'proof.checkThis')}
      </Button>
    </div>
  );
}
