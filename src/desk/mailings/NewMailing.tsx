import { useId, useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import { type Audience, NAMED_MOST } from '../../../contract/deskMail';
import { DAY_MS } from '../../../rules/wib';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Choices } from '../parts/Choices';
import { type Draft, EMPTY, isWhole, LetterFields } from '../parts/LetterFields';
import { Panel } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { momentOf } from '../texts';
import css from './Mailings.module.css';

const TO = ['all', 'named', 'seen', 'away'] as const;
const SPANS = ['1', '7', '30'] as const;

interface Counted {
  readonly audience: Audience;
  readonly people: number;
  readonly unknown: readonly string[];
}

interface NewMailingProps {
  /** Whom it is for, as an operator would type it; '' for nobody yet. */
  readonly named: string;
  readonly onDone: () => void;
}

/** A new mail: to whom, what in both languages, when; then how many it is for, and only then the button that sends it. */
export function NewMailing({ named: first, onDone }: NewMailingProps) {
  const t = useT();
  const { clock, showToast } = useHouse();
  const ids = { named: useId(), when: useId() };
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [to, setTo] = useState<(typeof TO)[number]>('named');
  const [named, setNamed] = useState(first);
  const [days, setDays] = useState<(typeof SPANS)[number]>('7');
  const [when, setWhen] = useState('');
  const [counted, setCounted] = useState<Counted | null>(null);
  const count = useDeskAct(deskEndpoints.countMailing, []);
  const send = useDeskAct(deskEndpoints.sendMailing, [deskEndpoints.mailings, deskEndpoints.log]);

  const audienceOf = (): Audience => {
    if (to === 'all') return { to };
    if (to === 'named')
      return {
        to,
        people: named
          .split(/[\s,;]+/)
          .filter(Boolean)
          .slice(0, NAMED_MOST),
      };
    return { to, since: Math.floor(clock.now()) - Number(days) * DAY_MS };
  };
  /** Another audience is another number. */
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setCounted(null);
    };
  const ask = async () => {
    const audience = audienceOf();
    const reply = await count.act({ body: { audience } });
    if (reply !== null) setCounted({ audience, ...reply });
  };
  const order = async (reason: string) => {
    if (counted === null) return;
    const { audience, people } = counted;
    const reply = await send.act({ body: { ...draft, audience, people, sendAt: momentOf(when) ?? 0, reason } });
    if (reply === null) return setCounted(null);
    showToast({ kind: 'success', title: t('desk.mailingOrdered'), content: '' });
    onDone();
  };
  const mayCount = isWhole(draft) && (to !== 'named' || named.trim() !== '');
  const maySend = counted !== null && counted.people > 0 && counted.unknown.length === 0;
  return (
    <Panel title={t('desk.newMailing')}>
      <div className={css.form}>
        <Choices
          legend={t('desk.to')}
          options={TO.map((value) => ({ value, label: t(`desk.to.${value}`) }))}
          value={to}
          onChange={changed(setTo)}
        />
        {to === 'named' ? (
          <div className={parts.area}>
            <label htmlFor={ids.named}>{t('desk.namedPeople')}</label>
            <textarea id={ids.named} value={named} onChange={({ target }) => changed(setNamed)(target.value)} />
          </div>
        ) : to === 'all' ? null : (
          <Choices
            legend={t('desk.within')}
            options={SPANS.map((value) => ({ value, label: t('desk.days', { n: value }) }))}
            value={days}
            onChange={changed(setDays)}
          />
        )}
        <LetterFields draft={draft} onChange={setDraft} />
        <div className={css.when}>
          <div className={parts.area}>
            <label htmlFor={ids.when}>{t('desk.sendAt')}</label>
            <input id={ids.when} type="datetime-local" value={when} onChange={({ target }) => setWhen(target.value)} />
          </div>
        </div>
        {counted === null ? null : (
          <p className={css.count} role="status">
            {t('desk.reaches', { n: counted.people })}
            {counted.unknown.length === 0 ? null : ` ${t('desk.unknown', { who: counted.unknown.join(', ') })}`}
          </p>
        )}
        {maySend ? (
          <ReasonForm
            effect={t('desk.sendEffect', { n: counted.people })}
            act={t('desk.send')}
            busy={send.busy}
            onSend={(reason) => void order(reason)}
            onClose={() => setCounted(null)}
          />
        ) : (
          <div className={parts.ways}>
            <Button tone="ghost" onClick={onDone}>
              {t('desk.cancel')}
            </Button>
            <Button disabled={!mayCount} busy={count.busy} onClick={() => void ask()}>
              {t('desk.countFirst')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
