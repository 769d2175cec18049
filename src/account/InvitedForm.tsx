import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { referralCode } from '../../contract/account';
import { landingRegister } from '../../contract/landing';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, errorFor } from '../../machines/session/select';
import { Field } from '../ui/Field';
import { PhoneField } from './PhoneField';
import { RegisterEnd } from './RegisterEnd';
import css from './Entrance.module.css';

/** Whoever was invited says by whom; a name is made for them. */
const INVITED = z.extend(z.omit(landingRegister.body, { name: true }), { referral: referralCode });

interface InvitedFormProps {
  /** The code of the link that led here, '' without. */
  readonly code: string;
  /** The way elsewhere. */
  readonly other: ReactNode;
}

/** Signing up by somebody's invitation, whose code the account keeps: in the pop-up, and on the landing page. */
export function InvitedForm({ code, other }: InvitedFormProps) {
  const t = useT();
  const { session } = useHouse();
  const form = useContractForm(INVITED, {
    initial: { referral: code, phone: '', password: '', adult: false },
    send: (body) => session.send({ type: 'register', body }),
    busy: useSession(busyWith) === 'register',
    refusal: useSession((snapshot) => errorFor(snapshot, 'register')),
  });
  return (
    <form className={css.form} {...form.props}>
      <Field
        {...form.text('referral')}
        icon="people"
        label={t('invite.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        enterKeyHint="next"
      />
      <PhoneField {...form.text('phone')} />
      <RegisterEnd form={form} other={other} />
    </form>
  );
}
