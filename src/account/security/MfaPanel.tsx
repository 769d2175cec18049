import { useState } from 'react';
import { securityEndpoints, type SecurityOverview } from '../../../contract/security';
import { type Refusal, refusalOf } from '../../../machines/kit/refusal';
import { CODE } from '../../../contract/errors';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { useArrive } from '../../ui/useArrive';
import { Confirm } from '../../ui/primitives/Confirm';
import { CodeSender } from './CodeSender';
import { Loaded } from '../../data/Loaded';
import { QrCard } from './QrCard';
import { RecoveryCodes } from './RecoveryCodes';
import { Steps } from './Steps';
import { useCode } from './useCode';
import { useOverview, useWrite, useWriteForm } from './useWrite';
import css from './security.module.css';

type Stage =
  | { readonly at: 'start' }
  | { readonly at: 'app'; readonly account: string; readonly uri: string }
  | { readonly at: 'email' }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Two steps at login: by an app, or by e-mail, and the codes for when that is lost. */
function MfaPanel({ onClose }: { readonly onClose: () => void }) {
  const overview = useOverview();
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const done = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) =>
    setStage({ at: 'codes', codes: recoveryCodes });
  return (
    <Loaded query={overview}>
      {(account) => {
        switch (stage.at) {
          case 'app':
            return <ByApp secret={stage.account} uri={stage.uri} onDone={done} />;
          case 'email':
            return <ByEmail to={account.email ?? ''} onDone={done} />;
          case 'codes':
            return <RecoveryCodes codes={stage.codes} onClose={onClose} />;
          case 'start':
            return account.mfa === 'none' ? (
              <Choose account={account} onStage={setStage} />
            ) : (
              <Manage account={account} onDone={done} />
            );
        }
      }}
    </Loaded>
  );
}

function Choose({
  account,
  onStage,
}: {
  readonly account: SecurityOverview;
  readonly onStage: (stage: Stage) => void;
}) {
  const t = useT();
  const { openPanel } = useHouse();
  const begin = useWrite(securityEndpoints.totp);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const byApp = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { key, uri } = await begin();
      onStage({ at: 'app', account: key, uri });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.form}>
      <p className={css.lead}>{t('mfa.lead')}</p>
      <FormError refusal={refusal} />
      <Button size="lg" block icon="shield" busy={busy} onClick={() => void byApp()}>
        {t('mfa.withApp')}
      </Button>
      <Button
        tone="ghost"
        size="md"
        block
        icon="mail"
        onClick={() => (account.email === null ? openPanel('edit-email') : onStage({ at: 'email' }))}
      >
        {t(account.email === null ? 'mfa.emailFirst' : 'mfa.withEmail')}
      </Button>
    </div>
  );
}

interface Making {
  readonly onDone: (reply: { recoveryCodes: readonly string[] }) => void;
}

const STEP_FAULT = { code: { codes: [CODE.mfaMismatch, CODE.codeInvalid] } } as const;

function ByApp({ secret, uri, onDone }: Making & { readonly secret: string; readonly uri: string }) {
  const t = useT();
  const form = useWriteForm(securityEndpoints.totpOn, { initial: { code: '' }, fields: STEP_FAULT, onDone });
  const arrived = useArrive();
  return (
    <form className={css.form} {...form.props}>
      <Steps at={1} />
      <section ref={arrived} tabIndex={-1} aria-label={t('mfa.withApp')}>
        <QrCard secret={secret} uri={uri} />
      </section>
      <OneTimeCode {...form.choice('code')} label={t('mfa.enter')} hint={t('mfa.enterNote')} />
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('mfa.turnOn')}
      </Button>
    </form>
  );
}

function ByEmail({ to, onDone }: Making & { readonly to: string }) {
  const t = useT();
  const { http } = useHouse();
  const code = useCode(() => http.call(securityEndpoints.emailCode, { body: {}, quiet: true }));
  const form = useWriteForm(securityEndpoints.emailMfa, { initial: { code: '' }, fields: STEP_FAULT, onDone });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.lead}>{t('mfa.emailLead', { email: to })}</p>
      <CodeSender code={code} to={to} eager onUse={(text) => form.set('code', text)} />
      {code.sent ? (
        <>
          <OneTimeCode {...form.choice('code')} label={t('reset.code')} eager />
          <FormError refusal={form.refusal} />
          <Button type="submit" size="lg" block busy={form.busy}>
            {t('mfa.turnOn')}
          </Button>
        </>
      ) : null}
    </form>
  );
}

function Manage({ account, onDone }: Making & { readonly account: SecurityOverview }) {
  const t = useT();
  const { showToast } = useHouse();
  const recovery = useWrite(securityEndpoints.recovery);
  const off = useWrite(securityEndpoints.mfaOff);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.form}>
      <p className={css.lead}>{t(account.mfa === 'totp' ? 'mfa.onByApp' : 'mfa.onByEmail')}</p>
      <p className={css.lead}>{t('mfa.codesLeft', { n: account.recoveryLeft })}</p>
      <FormError refusal={refusal} />
      <Button size="lg" block busy={busy} onClick={() => void run(async () => onDone(await recovery()))}>
        {t('mfa.newCodes')}
      </Button>
      <Button tone="danger" size="md" block onClick={() => setAsking(true)}>
        {t('mfa.turnOff')}
      </Button>
      <Confirm
        open={asking}
        title={t('mfa.askOff')}
        yes={t('mfa.turnOff')}
        no={t('device.keep')}
        onClose={() => setAsking(false)}
        onYes={() =>
          void run(async () => {
            await off();
            showToast({ kind: 'success', title: t('mfa.isOff'), content: '' });
          })
        }
      >
        {t('mfa.why')}
      </Confirm>
    </div>
  );
}

export default withData(MfaPanel);
