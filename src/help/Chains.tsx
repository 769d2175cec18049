import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { type ChainFace, type ChainRecord, fairEndpoints } from '../../contract/fair';
import { FAIR_FEEDS, type FairFeed } from '../../contract/share';
import { useHouse } from '../house/hooks';
import { ownShares } from '../house/shares';
import { useAnswer } from '../house/useAnswer';
import { type Translate, useT } from '../i18n';
import { formatAmount, formatDayTime } from '../i18n/format';
import { Card } from '../ui/Card';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import { checkedChain, type ChainCheck } from './chainCheck';
import css from './Chains.module.css';
import help from './Help.module.css';

/** What the address asks for: `?chain=…` one chain, `?feed=…` what a room draws from. */
function useAsked(): { readonly chain: string | null; readonly feed: string | null } {
  const query = new URLSearchParams(useSearch());
  return { chain: query.get('chain'), feed: query.get('feed') };
}

/** How public seeds come about, and every chain that is in use or comes next, with its link, its shares and its check. */
export function Chains() {
  const t = useT();
  const { http } = useHouse();
  const { chain, feed } = useAsked();
  const ask = useCallback(async () => (await http.call(fairEndpoints.chains, { quiet: true })).list, [http]);
  const [answer, retry] = useAnswer(ask);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A room leads here, not to the top of the page; so does a round that was checked above.
    if (chain !== null || feed !== null) head.current?.scrollIntoView();
  }, [chain, feed]);
  return (
    <Card>
      <h2 className={cx(help.head, css.head)} ref={head}>
        {t('fair.chainsTitle')}
      </h2>
      <p className={help.text}>{t('fair.chainsBody')}</p>
      {chain === null ? null : <AskedChain key={chain} chainId={chain} />}
      {answer.kind === 'loading' ? <RowsSkeleton /> : null}
      {answer.kind === 'failed' ? <Failed onRetry={retry} /> : null}
      {answer.kind === 'ready' ? (
        <div className={css.chains}>
          {[...answer.value].sort(byFeed).map((face) => (
            <Chain key={face.chainId} face={face} open={face.feed === feed && face.state === 'inUse'} />
          ))}
        </div>
      ) : null}
    </Card>
  );
}

/** In the order of the rooms; of one room the chain in use first, then what comes next. */
const byFeed = (a: ChainFace, b: ChainFace): number =>
  FAIR_FEEDS.indexOf(a.feed) - FAIR_FEEDS.indexOf(b.feed) || Number(b.state === 'inUse') - Number(a.state === 'inUse');

/** Why the public seed is what it is, also where that is not much. */
function howText(t: Translate, { seeding, shares }: ChainFace): string {
  if (seeding === 'house') return t('fair.chainHouseBody');
  return seeding === 'shares' && shares === 0 ? t('fair.chainAloneBody') : t('fair.chainHow');
}

/** Who draws from a chain, in words. */
function feedName(t: Translate, feed: FairFeed): string {
  switch (feed) {
    case 'wingo1':
      return t('fair.feedWingo', { seconds: 30 });
    case 'wingo2':
      return t('fair.feedWingo', { seconds: 60 });
    case 'wingo3':
      return t('fair.feedWingo', { seconds: 120 });
    default:
      return t(`game.${feed}`);
  }
}

/** How many shares from outside are in it, honestly also when there are none. */
function sharesText(t: Translate, { seeding, shares }: ChainFace): string {
  if (seeding === 'house') return t('fair.chainHouse');
  return shares === 0 ? t('fair.chainNoShares') : t('fair.chainShares', { n: formatAmount(shares) });
}

/** One chain: a line that opens to its record. */
function Chain({ face, open }: { readonly face: ChainFace; readonly open: boolean }) {
  const t = useT();
  const [opened, setOpened] = useState(open);
  const body = useId();
  return (
    <section className={css.chain}>
      <button
        type="button"
        className={css.line}
        aria-expanded={opened}
        aria-controls={body}
        onClick={() => setOpened(!opened)}
      >
        <b>{feedName(t, face.feed)}</b>
        <span className={css.state} data-state={face.state}>
          {t(`fair.chain.${face.state}`)}
        </span>
        <span className={css.shares}>{sharesText(t, face)}</span>
        <Icon name="down" size="sm" />
      </button>
      <div id={body}>{opened ? <Opened chainId={face.chainId} /> : null}</div>
    </section>
  );
}

/** The chain that the address names, also one that is not in use any more. */
function AskedChain({ chainId }: { readonly chainId: string }) {
  return (
    <section className={cx(css.chain, css.asked)}>
      <Opened chainId={chainId} named />
    </section>
  );
}

/** A chain's record, read when it is opened. @param named whether it says whose it is */
function Opened({ chainId, named = false }: { readonly chainId: string; readonly named?: boolean }) {
  const { http } = useHouse();
  const ask = useCallback(() => http.call(fairEndpoints.chain, { query: { chainId }, quiet: true }), [http, chainId]);
  const [answer, retry] = useAnswer(ask);
  if (answer.kind === 'loading') return <RowsSkeleton />;
  if (answer.kind === 'failed') return <Failed onRetry={retry} />;
  return <Record record={answer.value} named={named} />;
}

function Record({ record, named }: { readonly record: ChainRecord; readonly named: boolean }) {
  const t = useT();
  const { storage } = useHouse();
  const own = ownShares(storage, record.chainId);
  const [check, setCheck] = useState<ChainCheck | null>(null);
  useEffect(() => {
    let left = false;
    checkedChain(record, own).then(
      (done) => (left ? undefined : setCheck(done)),
      () => undefined,
    );
    return () => {
      left = true;
    };
    // Computed again only for another record.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record]);
  const { published, publishedAt, closesAt, beacon, publicSeed, rounds, used, list } = record;
  return (
    <div className={css.record}>
      {named ? (
        <p className={css.named}>
          <b>{feedName(t, record.feed)}</b> {t(`fair.chain.${record.state}`)}, {sharesText(t, record)}
        </p>
      ) : null}
      <dl className={css.facts}>
        <Fact name={t('fair.chainLink')} code>
          {published}
        </Fact>
        <Fact name={t('fair.chainPublished')}>{formatDayTime(publishedAt)}</Fact>
        {closesAt === undefined ? null : <Fact name={t('fair.chainCloses')}>{formatDayTime(closesAt)}</Fact>}
        {beacon === undefined ? null : (
          <Fact name={t('fair.chainBeacon')}>{t('fair.chainBeaconRound', { name: beacon.name, n: beacon.round })}</Fact>
        )}
        <Fact name={t('fair.chainSeed')} code={publicSeed !== undefined}>
          {publicSeed ?? t('fair.chainSeedLater')}
        </Fact>
        <Fact name={t('fair.chainRounds')}>
          {t('fair.chainRoundsValue', { used: formatAmount(used), rounds: formatAmount(rounds) })}
        </Fact>
      </dl>
      <p className={help.text}>{howText(t, record)}</p>
      {check === null ? null : <Verdict check={check} />}
      {list.length === 0 ? null : (
        <ol className={css.list} aria-label={t('fair.chainList')} tabIndex={0}>
          {list.map(({ share, source, at }) => (
            <li key={share} data-own={own.includes(share) || undefined}>
              <code>{share}</code>
              <span>
                {own.includes(share)
                  ? t('fair.chainOwn')
                  : t(source === 'beacon' ? 'fair.chainFromBeacon' : 'fair.chainFromVisitor')}
                , {formatDayTime(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What this browser made of the record. */
function Verdict({ check }: { readonly check: ChainCheck }) {
  const t = useT();
  return (
    <ul className={css.verdict} role="status">
      {check.seed === null ? null : (
        <li data-bad={!check.seed || undefined}>
          <Icon name={check.seed ? 'check' : 'x'} size="xs" />
          {t(check.seed ? 'fair.chainSeedOk' : 'fair.chainSeedBad')}
        </li>
      )}
      {check.own === null ? null : (
        <li data-bad={!check.own || undefined}>
          <Icon name={check.own ? 'check' : 'x'} size="xs" />
          {t(check.own ? 'fair.chainOwnOk' : 'fair.chainOwnBad')}
        </li>
      )}
    </ul>
  );
}

function Fact({
  name,
  code = false,
  children,
}: {
  readonly name: string;
  readonly code?: boolean;
  readonly children: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{code ? <code>{children}</code> : children}</dd>
    </div>
  );
}
