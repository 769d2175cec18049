import { type FormEvent, useId, useState } from 'react';
import { TICKET_TEXT_MAX } from '../../../contract/constants';
import { supportDeskEndpoints } from '../../../contract/supportDesk';
import type { Question } from '../../data/keys';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { useDeskAct } from '../queries';
import { CANNED } from './canned';
import css from './Tickets.module.css';

interface ReplyProps {
  readonly id: string;
  /** Nobody else has the conversation; notes are anybody's. */
  readonly mayAnswer: boolean;
  readonly changes: readonly Question[];
}

type Kind = 'answer' | 'note';

/** An answer to the player, or a note for the desk. What could not be sent stays in the field under its id, so that a second try is no second message. */
export function Reply({ id, mayAnswer, changes }: ReplyProps) {
  const t = useT();
  const field = useId();
  const { newCommandId } = useHouse();
  const [kind, setKind] = useState<Kind>(mayAnswer ? 'answer' : 'note');
  const [text, setText] = useState('');
  const [uuid, setUuid] = useState(newCommandId);
  const answer = useDeskAct(supportDeskEndpoints.answer, changes);
  const note = useDeskAct(supportDeskEndpoints.note, changes);
  const does: Kind = mayAnswer ? kind : 'note';
  const { act, busy } = does === 'answer' ? answer : note;
  const write = (next: string) => {
    setText(next);
    // Other words are another message.
    setUuid(newCommandId());
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if ((await act({ query: { id }, body: { uuid, text } })) !== null) write('');
  };
  return (
    <form className={css.reply} onSubmit={(event) => void send(event)}>
      <div className={css.tools}>
        <Segmented
          label={t('tickets.answer')}
          options={(mayAnswer ? (['answer', 'note'] as const) : (['note'] as const)).map((value) => ({
            value,
            label: t(`tickets.${value}`),
          }))}
          value={does}
          onChange={setKind}
        />
        {does === 'note' ? null : (
          <details className={css.canned}>
            <summary>{t('tickets.canned')}</summary>
            <ul>
              {CANNED.map(({ title, id: indonesian, en }) => (
                <li key={title}>
                  <span>{title}</span>
                  <button type="button" lang="id" onClick={() => write(indonesian)}>
                    ID
                  </button>
                  <button type="button" lang="en" onClick={() => write(en)}>
                    EN
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <textarea
        id={field}
        rows={3}
        value={text}
        maxLength={TICKET_TEXT_MAX}
        aria-label={t(does === 'answer' ? 'tickets.write' : 'tickets.writeNote')}
        placeholder={t(does === 'answer' ? 'tickets.write' : 'tickets.writeNote')}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t(does === 'answer' ? 'tickets.send' : 'tickets.keep')}
      </Button>
    </form>
  );
}
