import { Link } from 'wouter';
import { FLOW_POCKETS, type FlowEntry, type FlowOrigin } from '../../contract/flow';
import detail from '../history/Detail.module.css';
import { Figure } from '../history/Figure';
import { useBet } from '../history/queries';
import { NoDetail } from '../history/RecordStates';
import { signedRp } from '../history/texts';
import { useHouse } from '../house/hooks';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { formatRp } from '../i18n/format';
import { replayPath } from '../play/room/shareRound';
import { Button, buttonClass } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { EntryMark } from './EntryMark';
import { EntryRow } from './EntryRow';
import { useEntry } from './queries';
import { POCKETS, senOf, titleOf } from './texts';
import { useOpenEntry } from './useOpenEntry';
import css from './EntryDetail.module.css';

/** One movement in whatever state it is: on its way, there, or not this player's. */
export function EntryDetail({ id }: { readonly id: string }) {
  const { data, error, refetch } = useEntry(id);
  if (data) return <Told {...data} />;
  return <NoDetail area="flow" error={error} onRetry={() => void refetch()} />;
}

interface ToldProps {
  readonly entry: FlowEntry;
  /** The other movements of what it belongs to. */
  readonly others: readonly FlowEntry[];
}

function Told({ entry, others }: ToldProps) {
  const { t, locale } = useLocale();
  const [, open] = useOpenEntry();
  const { id, amount, balance, pockets, at, of } = entry;
  const change = senOf(amount);
  const bet = [entry, ...others].map((one) => betOf(one.of)).find((one) => one !== null) ?? null;
  return (
    <article className={detail.detail}>
      <header className={detail.head}>
        <EntryMark entry={entry} size={52} />
        <div>
          <h3>{titleOf(t, entry)}</h3>
          <p>{formatMoment(at, locale)}</p>
        </div>
      </header>
      <p className={cx(detail.net, change > 0n && detail.won)}>{change === 0n ? t('flow.same') : signedRp(change)}</p>
      <dl className={detail.figures}>
        <Figure name={t('flow.before')}>{formatRp(senOf(balance) - change)}</Figure>
        <Figure name={t('flow.afterShort')}>{formatRp(balance)}</Figure>
      </dl>
      <dl className={detail.facts}>
        {FLOW_POCKETS.flatMap((pocket) => {
          const part = pockets[pocket];
          return part === undefined
            ? []
            : [
                <Figure key={pocket} name={t(POCKETS[pocket])}>
                  {signedRp(senOf(part))}
                </Figure>,
              ];
        })}
        {of?.kind === 'round' ? <Figure name={t('flow.round')}>{of.roundId}</Figure> : null}
        <Figure name={t('flow.number')}>{id}</Figure>
      </dl>
      {others.length === 0 ? null : (
        <>
          <h4 className={detail.title}>{t('flow.others')}</h4>
          <ul className={cx(detail.card, css.others)}>
            {others.map((other) => (
              <li key={other.id}>
                <EntryRow entry={other} onOpen={open} />
              </li>
            ))}
          </ul>
        </>
      )}
      {bet === null ? null : <BetWays bet={bet} />}
      {of?.kind === 'mail' ? <MailWay id={of.id} /> : null}
    </article>
  );
}

const betOf = (of: FlowOrigin | null): string | null => (of?.kind === 'round' ? (of.bet ?? null) : null);

/** To the bet, with its check, and to its round played back, once it has a public record. */
function BetWays({ bet }: { readonly bet: string }) {
  const t = useT();
  const { openPanel } = useHouse();
  const { data } = useBet(bet);
  const played = data !== undefined && data.proof !== null ? data.bet : null;
  return (
    <div className={detail.ways}>
      <Button tone="ghost" size="md" icon="shield" onClick={() => openPanel('bet-history-detail', { bet })}>
        {t('flow.toBet')}
      </Button>
      {played === null ? null : (
        <Link href={replayPath(played.game, played.roundId)} className={buttonClass({ size: 'md' })}>
          <span className={detail.face}>
            <Icon name="play" size="sm" />
            {t('flow.replay')}
          </span>
        </Link>
      )}
    </div>
  );
}

function MailWay({ id }: { readonly id: string }) {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <div className={detail.ways}>
      <Button tone="ghost" size="md" icon="mail" onClick={() => openPanel('inbox-detail', { mail: id })}>
        {t('flow.toMail')}
      </Button>
    </div>
  );
}
