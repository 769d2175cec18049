import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import type { PanelName } from '../../machines/modals/panels';
import { useHouse } from '../house/hooks';
import { wayOf } from '../house/way';
import { type PlainMessage, useLocale } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import coin from '../ui/art/coin.webp?no-inline';
import type { Fact, Letter } from './letter';
import { useReadMessage } from './messages';
import { useRead } from './queries';
import { colorOf, lookOf } from './tags';
import css from './MailView.module.css';

/** A mail in full: opening it reads it, and takes what it brings. */
export function MailView({ letter, onLeave }: { readonly letter: Letter; readonly onLeave: () => void }) {
  const { t, locale } = useLocale();
  const { id, tag, sentAt, expiresAt, title, body, facts, link, claim } = letter;
  const look = lookOf(tag);
  return (
    <article className={css.mail} aria-labelledby={`mail-${id}`}>
      <p className={css.meta}>
        <span className={cx(css.tag, colorOf(tag))}>
          <Icon name={look.icon} size="xs" />
          {t(look.label)}
        </span>
        <time>{formatMoment(sentAt, locale)}</time>
      </p>
      {claim === null ? null : (
        <div className={css.art} aria-hidden="true">
          <img src={coin} alt="" />
          <img src={coin} alt="" />
          <img src={coin} alt="" />
        </div>
      )}
      <h3 id={`mail-${id}`} className={css.title}>
        {title}
      </h3>
      <p className={css.body}>{body}</p>
      {facts.length === 0 ? null : <Facts facts={facts} />}
      {tag === 'site' ? <ReadMessage letter={letter} /> : <Claim letter={letter} />}
      {expiresAt === null ? null : (
        <p className={css.until}>{t('inbox.until', { when: formatMoment(expiresAt, locale) })}</p>
      )}
      {link === null ? null : <Follow link={link} onLeave={onLeave} />}
    </article>
  );
}

const FACT_WORDS: Readonly<Record<string, PlainMessage>> = {
  game: 'inbox.row.game',
  round: 'inbox.row.round',
  staked: 'inbox.row.staked',
  paid: 'inbox.row.paid',
  net: 'inbox.row.net',
  at: 'inbox.row.at',
  device: 'inbox.row.device',
  credit: 'inbox.row.credit',
  name: 'inbox.row.name',
};

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useLocale();
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => {
        const word = FACT_WORDS[name];
        return (
          <div key={name}>
            <dt>{word === undefined ? name : t(word)}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Reads the message once it is open. */
function ReadMessage({ letter: { id, read } }: { readonly letter: Letter }) {
  const mark = useReadMessage();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === id || read) return;
    opened.current = id;
    mark(id);
  }, [id, read, mark]);
  return null;
}

/** Reads the mail once it is open, and tells what that brought. Lies in every open mail, also where nothing is to be had. */
function Claim({ letter: { id, read, claim } }: { readonly letter: Letter }) {
  const { t } = useLocale();
  const { mutate, isPending, isError } = useRead();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!read) mutate({ id });
  }, [id, read, mutate]);
  if (claim === null) return null;
  const amount = formatRp(claim);
  if (isError && !read)
    return (
      <div className={css.claim}>
        <p role="alert">{t('inbox.claimNote')}</p>
        <Button tone="gold" size="md" onClick={() => mutate({ id })}>
          {t('inbox.claim', { amount })}
        </Button>
      </div>
    );
  return (
    <p className={css.claim} role="status">
      <img src={coin} width={36} height={36} alt="" />
      <b>{t(isPending || !read ? 'inbox.claiming' : 'inbox.claimed', { amount })}</b>
    </p>
  );
}

/** The button to where the mail leads; none where it leads to nothing of ours. */
function Follow({ link, onLeave }: { readonly link: string; readonly onLeave: () => void }) {
  const { t } = useLocale();
  const { openPanel } = useHouse();
  const [, go] = useLocation();
  const way = wayOf(link);
  if (way === null) return null;
  const game = OPEN_GAMES.find((one) => link === `/game/${one}`);
  const follow = () => {
    // A panel that the house does not have is said to be missing.
    if (way.kind === 'panel') openPanel(way.name as PanelName, way.query);
    else {
      onLeave();
      go(way.path);
    }
  };
  return (
    <Button size="md" onClick={follow}>
      {game === undefined ? t('inbox.follow') : t('inbox.toGame', { game: t(`game.${game}`) })}
    </Button>
  );
}
