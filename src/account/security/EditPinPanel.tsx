import { CODE } from '../../../contract/errors';
import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { PasswordField } from '../../ui/PasswordField';
import { Loaded } from '../../data/Loaded';
import { useOverview, useWriteForm } from './useWrite';
import css from './security.module.css';

/** A PIN is nobody's but the player's: it shows once they want to see it. */
export function usePinWords() {
  const t = useT();
  return { show: t('pin.show'), hide: t('pin.hide') };
}

const NEW_PIN = { shape: 'pin.shape', refused: 'pin.guessable', codes: [CODE.pinFormat, CODE.pinExists] } as const;

interface Ending {
  readonly onClose: () => void;
}

function useSaid({ onClose }: Ending) {
  const t = useT();
  const { showToast } = useHouse();
  return () => {
    showToast({ kind: 'success', title: t('pin.saved'), content: '' });
    onClose();
  };
}

function FirstPin(ending: Ending) {
  const t = useT();
  const secret = usePinWords();
  const said = useSaid(ending);
  const form = useWriteForm(securityEndpoints.pinSet, { initial: { pin: '' }, fields: { pin: NEW_PIN }, onDone: said });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.lead}>{t('pin.lead')}</p>
      <OneTimeCode {...form.choice('pin')} secret={secret} label={t('pin.new')} hint={t('pin.hint')} autoFocus />
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('pin.save')}
      </Button>
    </form>
  );
}

function NextPin(ending: Ending) {
  const t = useT();
  const { openPanel } = useHouse();
  const secret = usePinWords();
  const said = useSaid(ending);
  const form = useWriteForm(securityEndpoints.pinChange, {
    initial: { old: '', pin: '' },
    fields: { old: { shape: 'pin.shape', codes: [CODE.wrongOldPin] }, pin: NEW_PIN },
    onDone: said,
  });
  return (
    <form className={css.form} {...form.props}>
      <OneTimeCode {...form.choice('old')} secret={secret} label={t('pin.old')} autoFocus />
      <OneTimeCode {...form.choice('pin')} secret={secret} label={t('pin.new')} hint={t('pin.hint')} />
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('pin.save')}
      </Button>
      <Button tone="ghost" block onClick={() => openPanel('forget-pin')}>
        {t('pin.forgot')}
      </Button>
    </form>
  );
}

/** A first PIN, or another one by the one before. */
function EditPinPanel(ending: Ending) {
  const overview = useOverview();
  return <Loaded query={overview}>{({ pin }) => (pin ? <NextPin {...ending} /> : <FirstPin {...ending} />)}</Loaded>;
}

/** A PIN for whoever forgot it: the password here, and a confirmation that is not the PIN. */
function ForgetPin(ending: Ending) {
  const t = useT();
  const secret = usePinWords();
  const said = useSaid(ending);
  const form = useWriteForm(securityEndpoints.pinForget, {
    initial: { password: '', pin: '' },
    fields: { password: { codes: [CODE.wrongPassword] }, pin: NEW_PIN },
    onDone: said,
  });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.lead}>{t('pin.forgetLead')}</p>
      <PasswordField
        {...form.text('password')}
        valid={false}
        label={t('login.password')}
        autoComplete="current-password"
      />
      <OneTimeCode {...form.choice('pin')} secret={secret} label={t('pin.new')} hint={t('pin.hint')} />
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('pin.save')}
      </Button>
    </form>
  );
}

export const ForgetPinPanel = withData(ForgetPin);
export default withData(EditPinPanel);
