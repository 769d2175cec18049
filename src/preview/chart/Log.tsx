import css from './Log.module.css';
import { LOG_LENGTH, type LogEntry } from './log';

/** What happened last, newest first. */
export function Log({ log }: { readonly log: readonly LogEntry[] }) {
  return (
    <section className={css.log} aria-label={`The last ${LOG_LENGTH} events`}>
      {log.length === 0 ? (
        <p className={css.none}>Nothing happened yet.</p>
      ) : (
        <ol>
          {log.map(({ id, at, event, entered, times }) => (
            <li key={id}>
              <span className={css.at}>{(at / 1000).toFixed(1)}</span>
              <span className={css.event}>
                {event}
                {times > 1 ? <b> ×{times}</b> : null}
              </span>
              <span className={css.entered}>{entered.join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
