import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { DeskBoard } from '../../../contract/deskMail';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Nothing, Panel, State, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { BoardForm } from './BoardForm';
import mail from '../mailings/Mailings.module.css';

/** Notices of the house: those that hang, will hang and have hung. */
export default function BoardsView() {
  const t = useT();
  const boards = useEndpoint(deskEndpoints.boards);
  const [open, setOpen] = useState<DeskBoard | 'new' | null>(null);
  return (
    <>
      <ViewHead title={t('desk.boards')}>
        {open === null ? (
          <Button icon="plus" onClick={() => setOpen('new')}>
            {t('desk.newBoard')}
          </Button>
        ) : null}
      </ViewHead>
      <div className={parts.stack}>
        {open === null ? null : (
          <BoardForm
            key={open === 'new' ? 'new' : open.id}
            board={open === 'new' ? null : open}
            onDone={() => setOpen(null)}
          />
        )}
        <Loaded query={boards}>
          {({ list, serverTime }) => (
            <Panel title={t('desk.boards')}>
              {list.length === 0 ? <Nothing>{t('desk.noBoards')}</Nothing> : null}
              <ul className={mail.list}>
                {list.map((board) => (
                  <Hanging key={board.id} board={board} now={serverTime} onEdit={() => setOpen(board)} />
                ))}
              </ul>
            </Panel>
          )}
        </Loaded>
      </div>
    </>
  );
}

interface HangingProps {
  readonly board: DeskBoard;
  readonly now: number;
  readonly onEdit: () => void;
}

function Hanging({ board: { id, group, title, since, until }, now, onEdit }: HangingProps) {
  const { t, locale } = useLocale();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState(false);
  const { act, busy } = useDeskAct(deskEndpoints.removeBoard, [deskEndpoints.boards, deskEndpoints.log]);
  const state = since > now ? 'later' : until !== 0 && until <= now ? 'over' : 'hangs';
  const remove = async (reason: string) => {
    if ((await act({ query: { id }, body: { reason } })) === null) return;
    showToast({ kind: 'success', title: t('desk.act.boardRemove'), content: '' });
  };
  return (
    <li>
      <div>
        <b>{title[locale]}</b>
        <small>
          {t(`desk.board.${group}`)}, {formatMoment(since, locale)}
          {until === 0 ? null : ` – ${formatMoment(until, locale)}`}
        </small>
        <State tone={state === 'hangs' ? 'good' : state === 'later' ? 'wait' : 'idle'}>
          {t(`desk.board.${state}`)}
        </State>
      </div>
      <Button tone="ghost" onClick={onEdit}>
        {t('desk.edit')}
      </Button>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {t('desk.takeDown')}
      </Button>
      {asking ? (
        <ReasonForm
          effect={t('desk.takeDownEffect')}
          act={t('desk.takeDown')}
          tone="danger"
          busy={busy}
          onSend={(reason) => void remove(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
