import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import { senOf, titleOf } from '../../flow/texts';
import { signedRp } from '../../history/texts';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { formatRp } from '../../i18n/format';
import { LogLine } from '../log/LogLine';
import { Listed } from '../parts/Listed';
import { useDeskPages } from '../queries';
import css from './PersonView.module.css';

interface OfPerson {
  readonly id: string;
}

/** The person's bets, newest first; a settled one leads to its public record. */
export function Bets({ id }: OfPerson) {
  const { t, locale } = useLocale();
  const pages = useDeskPages(deskEndpoints.personBets, { id });
  return (
    <Listed pages={pages} none={t('desk.noBets')}>
      {(rows) => (
        <ol>
          {rows.map(({ id: bet, game, roundId, placedAt, staked, paid, result }) => (
            <li key={bet} className={css.move}>
              <p>
                {result === 'open' ? (
                  t(`game.${game}`)
                ) : (
                  <Link href={`/replay/${game}/${roundId}`}>
                    {t('desk.bet', { game: t(`game.${game}`), round: roundId })}
                  </Link>
                )}
                <small>
                  {formatMoment(placedAt, locale)}, {t('desk.stakedOf', { amount: formatRp(staked) })}
                </small>
              </p>
              <p>{result === 'open' ? t('desk.betOpen') : signedRp(senOf(paid) - senOf(staked))}</p>
            </li>
          ))}
        </ol>
      )}
    </Listed>
  );
}

/** The person's journal, newest first, each line with the balance after it. */
export function Moves({ id }: OfPerson) {
  const { t, locale } = useLocale();
  const pages = useDeskPages(deskEndpoints.personFlow, { id });
  return (
    <Listed pages={pages} none={t('desk.noMoves')}>
      {(rows) => (
        <ol>
          {rows.map((entry) => (
            <li key={entry.id} className={css.move}>
              <p>
                {titleOf(t, entry)}
                <small>{formatMoment(entry.at, locale)}</small>
              </p>
              <p>
                {signedRp(senOf(entry.amount))}
                <small>{t('desk.after', { balance: formatRp(entry.balance) })}</small>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Listed>
  );
}

/** What operators did to this account. */
export function DeskLog({ id }: OfPerson) {
  const t = useT();
  const pages = useDeskPages(deskEndpoints.log, { subject: id });
  return (
    <Listed pages={pages} none={t('desk.logNone')}>
      {(rows) => (
        <ol>
          {rows.map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Listed>
  );
}
