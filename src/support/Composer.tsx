import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { IMAGES_MOST, TICKET_TEXT_MAX } from '../../contract/constants';
import type { TicketRound, TicketTopic } from '../../contract/support';
import { useLoggedIn } from '../house/hooks';
import { useT } from '../i18n';
import { PICTURE } from '../ui/drawings';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { useMedia } from '../ui/useMedia';
import { roundName } from './Bubbles';
import { SEND } from './drawings';
import { faultOf, KINDS, type PictureFault } from './picked';
import { usePending } from './queries';
import css from './Composer.module.css';

interface ComposerProps {
  /** Of a conversation that this message begins. */
  readonly topic: TicketTopic;
  readonly about: TicketRound | undefined;
}

/** The field to write in, as high as what is written: Enter sends where there is a keyboard, Shift and Enter begins a line. Players add pictures, three at most. */
export function Composer({ topic, about }: ComposerProps) {
  const t = useT();
  const id = useId();
  const loggedIn = useLoggedIn();
  const keyboard = useMedia('(hover: hover) and (pointer: fine)');
  const [pending, outbox] = usePending();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [asks, setAsks] = useState(about !== undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = text.trim();
  const held = pending.some(({ state }) => state === 'refused');

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if ((words === '' && files.length === 0) || held) return;
    outbox.add({ topic, text: words, files, ...(asks && about && { about }) });
    setText('');
    setFiles([]);
    setFault(null);
    setAsks(false);
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !keyboard) return;
    event.preventDefault();
    send();
  };
  const choose = (chosen: FileList | null) => {
    const next = [...files, ...(chosen ?? [])];
    const wrong = faultOf(next);
    setFault(wrong);
    if (wrong === null) setFiles(next);
    if (chooser.current !== null) chooser.current.value = '';
  };

  return (
    <form className={css.composer} onSubmit={send}>
      {asks && about !== undefined ? (
        <p className={css.about}>
          <Icon name="play" size="xs" />
          {roundName(about, t)}
          <IconButton icon="x" look="bare" label={t('support.noRound')} onClick={() => setAsks(false)} />
        </p>
      ) : null}
      {files.length === 0 ? null : (
        <ul className={css.files} aria-label={t('support.pictures')}>
          {files.map((file, i) => (
            <li key={`${file.name}${String(i)}`}>
              <span>{file.name}</span>
              <IconButton
                icon="x"
                look="bare"
                label={t('support.removePicture', { name: file.name })}
                onClick={() => setFiles((old) => old.filter((_, at) => at !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      {fault === null ? null : (
        <p className={css.fault} role="alert">
          {t(`support.fault.${fault}`)}
        </p>
      )}
      <div className={css.line}>
        {loggedIn ? (
          <>
            <IconButton
              icon={PICTURE}
              look="bare"
              label={t('support.addPicture')}
              disabled={files.length >= IMAGES_MOST}
              onClick={() => chooser.current?.click()}
            />
            <input
              ref={chooser}
              className={css.chooser}
              type="file"
              accept={KINDS.join(',')}
              multiple
              tabIndex={-1}
              aria-hidden="true"
              onChange={(event) => choose(event.target.files)}
            />
          </>
        ) : null}
        <div className={css.grow} data-text={text}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            maxLength={TICKET_TEXT_MAX}
            aria-label={t('support.write')}
            placeholder={t('support.write')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKey}
          />
        </div>
        <button
          type="submit"
          className={css.send}
          aria-label={t('support.send')}
          title={t('support.send')}
          disabled={(words === '' && files.length === 0) || held}
        >
          <Icon name={SEND} />
        </button>
      </div>
      {text.length > TICKET_TEXT_MAX * 0.9 ? (
        <p className={css.left} role="status">
          {t('support.left', { n: TICKET_TEXT_MAX - text.length })}
        </p>
      ) : null}
    </form>
  );
}
