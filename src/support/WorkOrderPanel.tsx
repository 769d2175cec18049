import { useState } from 'react';
import { IMAGES_MOST, PICTURE_MAX_BYTES, TICKET_TEXT_MAX } from '../../contract/constants';
import { TICKET_TOPICS, type TicketTopic } from '../../contract/support';
import { withData } from '../data/withData';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { FileField } from '../ui/primitives/FileField';
import { Select } from '../ui/primitives/Select';
import { TextArea } from '../ui/TextArea';
import { heard } from './house';
import { usePending } from './queries';
import css from './Composer.module.css';

const MB = 1_048_576;
const PLACES = Array.from({ length: IMAGES_MOST }, (_, i) => i);

/** A work order with its pictures (second document, section 2): it goes into the conversation, and the answer comes there. */
function WorkOrderPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { openPanel } = useHouse();
  const [, outbox] = usePending();
  const [topic, setTopic] = useState<TicketTopic>('balance');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly (File | null)[]>(PLACES.map(() => null));
  const [asked, setAsked] = useState(false);
  const chosen = files.filter((file) => file !== null);
  const empty = text.trim() === '';
  return (
    <form
      className={css.order}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (empty) return;
        outbox.add({ topic, text: text.trim(), files: chosen });
        onClose();
        openPanel('support');
      }}
    >
      <p>{t('support.orderBody')}</p>
      <Select
        label={t('support.topic')}
        options={TICKET_TOPICS.map((value) => ({ value, label: t(`support.topic.${value}`) }))}
        value={topic}
        onChange={setTopic}
      />
      <TextArea
        label={t('support.orderWords')}
        error={asked && empty ? t('support.orderMissing') : null}
        rows={4}
        maxLength={TICKET_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {PLACES.map((at) => (
        <FileField
          key={at}
          label={t('support.picture', { n: at + 1 })}
          value={files[at] ?? null}
          onChange={(file) => setFiles((old) => old.map((kept, i) => (i === at ? file : kept)))}
          maxMb={PICTURE_MAX_BYTES / MB}
        />
      ))}
      <Button type="submit" size="lg" block>
        {t('support.orderSend')}
      </Button>
    </form>
  );
}

export default withData(WorkOrderPanel, heard);
