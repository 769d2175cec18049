import { Link } from 'wouter';
import type { TicketMessage, TicketRound } from '../../contract/support';
import { useHouse } from '../house/hooks';
import { type Translate, useLocale, useT } from '../i18n';
import { daysBetween, formatMoment } from '../i18n/dates';
import { formatTime } from '../i18n/format';
import { refusalText } from '../net/refusal';
import { Icon } from '../ui/Icon';
import text from '../ui/text.module.css';
import type { Pending } from './outbox';
import { OwnPicture } from './Picture';
import { usePending } from './queries';
import { linesOf } from './rows';
import css from './Bubbles.module.css';

interface BubblesProps {
  readonly messages: readonly TicketMessage[];
  /** Nothing more is said in it. */
  readonly over?: boolean;
}

/** What was said, under the names of its days, and what is on its way. */
export function Bubbles({ messages, over = false }: BubblesProps) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const [pending, outbox] = usePending();
  const now = clock.now();
  const dayName = (at: number): string => {
    const ago = daysBetween(at, now);
    return ago === 0
      ? t('support.today')
      : ago === 1
        ? t('support.yesterday')
        : (formatMoment(at, locale).split(',')[0] ?? '');
  };
  return (
    <ol className={css.list} aria-live="polite">
      {linesOf(messages).map((line) =>
        line.kind === 'day' ? (
          <li key={`d${String(line.at)}`} className={css.day}>
            {dayName(line.at)}
          </li>
        ) : (
          <Said key={line.message.seq} message={line.message} />
        ),
      )}
      {over
        ? null
        : pending.map((message) => (
            <OnItsWay
              key={message.uuid}
              message={message}
              onAgain={outbox.again}
              onDrop={() => outbox.drop(message.uuid)}
            />
          ))}
    </ol>
  );
}

/** A round that is asked about: its record, played back. */
export function AboutRound({ about: { game, round } }: { readonly about: TicketRound }) {
  const t = useT();
  return (
    <Link href={`/replay/${game}/${round}`} className={css.about}>
      <Icon name="play" size="xs" />
      {roundName({ game, round }, t)}
    </Link>
  );
}

export const roundName = ({ game, round }: TicketRound, t: Translate): string =>
  t('support.round', { game: t(`game.${game}`), id: round });

function Said({ message: { from, text: words, pictures, about, at } }: { readonly message: TicketMessage }) {
  const t = useT();
  return (
    <li className={css.bubble} data-from={from}>
      <span className={text.hidden}>{t(from === 'desk' ? 'support.desk' : 'support.you')}: </span>
      {about === undefined ? null : <AboutRound about={about} />}
      {words === '' ? null : <p>{words}</p>}
      {pictures.length === 0 ? null : (
        <span className={css.pictures}>
          {pictures.map((id, i) => (
            <OwnPicture key={id} id={id} label={t('support.picture', { n: i + 1 })} />
          ))}
        </span>
      )}
      <time>{formatTime(at)}</time>
    </li>
  );
}

interface OnItsWayProps {
  readonly message: Pending;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

function OnItsWay({ message: { text: words, files, about, state, refusal }, onAgain, onDrop }: OnItsWayProps) {
  const { t, errors } = useLocale();
  return (
    <li className={css.bubble} data-from="player" data-state={state}>
      {about === undefined ? null : <AboutRound about={about} />}
      {words === '' ? null : <p>{words}</p>}
      {files.length === 0 ? null : <p className={css.files}>{t('support.files', { n: files.length })}</p>}
      {state === 'refused' ? (
        <span className={css.refused} role="alert">
          <Icon name="alert" size="xs" />
          {refusal === null ? null : refusalText({ ...refusal, msg: '' }, errors)}
        </span>
      ) : (
        <small>{t(state === 'sending' ? 'support.sending' : 'support.waits')}</small>
      )}
      {state === 'sending' ? null : (
        <span className={css.ways}>
          <button type="button" onClick={onAgain}>
            {t('support.again')}
          </button>
          <button type="button" onClick={onDrop}>
            {t('support.drop')}
          </button>
        </span>
      )}
    </li>
  );
}
