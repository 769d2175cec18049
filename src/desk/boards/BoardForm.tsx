import { useId, useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { DeskBoard } from '../../../contract/deskMail';
import { BOARD_GROUPS, type BoardGroup } from '../../../contract/docs';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choices } from '../parts/Choices';
import { type Draft, EMPTY, isWhole, LetterFields } from '../parts/LetterFields';
import { Panel } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { dateTimeOf, momentOf } from '../texts';
import mail from '../mailings/Mailings.module.css';

interface BoardFormProps {
  /** The notice that is changed; null for a new one. */
  readonly board: DeskBoard | null;
  readonly onDone: () => void;
}

/** A notice: where, what in both languages, from when to when. What it said before stays in the log. */
export function BoardForm({ board, onDone }: BoardFormProps) {
  const t = useT();
  const { clock, showToast } = useHouse();
  const ids = { since: useId(), until: useId() };
  const [draft, setDraft] = useState<Draft>(board ?? EMPTY);
  const [group, setGroup] = useState<BoardGroup>(board?.group ?? 'home');
  const [since, setSince] = useState(board === null ? '' : dateTimeOf(board.since));
  const [until, setUntil] = useState(board === null || board.until === 0 ? '' : dateTimeOf(board.until));
  const [asking, setAsking] = useState(false);
  const put = useDeskAct(deskEndpoints.putBoard, [deskEndpoints.boards, deskEndpoints.log]);
  const send = async (reason: string) => {
    const { title, body, link } = draft;
    const reply = await put.act({
      body: {
        ...(board !== null && { id: board.id }),
        group,
        title,
        body,
        link,
        since: momentOf(since) ?? Math.floor(clock.now()),
        until: momentOf(until) ?? 0,
        reason,
      },
    });
    if (reply === null) return;
    showToast({ kind: 'success', title: t('desk.published'), content: '' });
    onDone();
  };
  return (
    <Panel title={t(board === null ? 'desk.newBoard' : 'desk.edit')}>
      <div className={mail.form}>
        <Choices
          legend={t('desk.where')}
          options={BOARD_GROUPS.map((value) => ({ value, label: t(`desk.board.${value}`) }))}
          value={group}
          onChange={setGroup}
        />
        <LetterFields draft={draft} onChange={setDraft} />
        <div className={mail.when}>
          <div className={parts.area}>
            <label htmlFor={ids.since}>{t('desk.from')}</label>
            <input
              id={ids.since}
              type="datetime-local"
              value={since}
              onChange={({ target }) => setSince(target.value)}
            />
          </div>
          <div className={parts.area}>
            <label htmlFor={ids.until}>{t('desk.until')}</label>
            <input
              id={ids.until}
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </div>
        </div>
        {asking ? (
          <ReasonForm
            effect={t('desk.publishEffect')}
            act={t('desk.publish')}
            busy={put.busy}
            onSend={(reason) => void send(reason)}
            onClose={() => setAsking(false)}
          />
        ) : (
          <div className={parts.ways}>
            <Button tone="ghost" onClick={onDone}>
              {t('desk.cancel')}
            </Button>
            <Button disabled={!isWhole(draft)} onClick={() => setAsking(true)}>
              {t('desk.publish')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
