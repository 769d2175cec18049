import type { SecurityOverview } from '../../../contract/security';
import type { PlainMessage } from '../../i18n';

/** One thing that guards an account: whether it is there, and the panel that sets it. */
export interface Guard {
  readonly panel: 'edit-phone' | 'edit-email' | 'edit-pin' | 'edit-mfa' | 'edit-password' | 'identification';
  readonly title: PlainMessage;
  readonly note: PlainMessage | { readonly text: string } | { readonly at: number };
  readonly set: boolean;
  readonly mark: PlainMessage;
  /** Why it is worth having, and the words of the button that leads there; null where nothing is missing without it. */
  readonly urge: { readonly why: PlainMessage; readonly act: PlainMessage } | null;
}

const IDENTITY = {
  none: 'identity.none',
  review: 'identity.review',
  verified: 'identity.verified',
  refused: 'identity.refused',
} as const;

/** The six of them, in the order of the list. Nobody needs an identity to play: it is there for whoever wants to send one. */
export function guardsOf(account: SecurityOverview): readonly Guard[] {
  const { phone, phoneVerified, email, pin, mfa, passwordChangedAt, identification } = account;
  return [
    {
      panel: 'edit-phone',
      title: 'security.phone',
      note: { text: phone },
      set: phoneVerified,
      mark: phoneVerified ? 'security.verified' : 'security.unverified',
      urge: phoneVerified ? { why: 'phone.why', act: 'phone.save' } : { why: 'phone.whyVerify', act: 'phone.verify' },
    },
    {
      panel: 'edit-email',
      title: 'security.email',
      note: email === null ? 'email.none' : { text: email },
      set: email !== null,
      mark: email === null ? 'security.notYet' : 'security.verified',
      urge: { why: 'email.lead', act: 'email.add' },
    },
    {
      panel: 'edit-pin',
      title: 'security.pin',
      note: 'pin.note',
      set: pin,
      mark: pin ? 'security.on' : 'security.notYet',
      urge: { why: 'pin.lead', act: 'pin.add' },
    },
    {
      panel: 'edit-mfa',
      title: 'security.mfa',
      note: mfa === 'none' ? 'mfa.note' : mfa === 'totp' ? 'mfa.byApp' : 'mfa.byEmail',
      set: mfa !== 'none',
      mark: mfa === 'none' ? 'security.notYet' : 'security.on',
      urge: { why: 'mfa.why', act: 'mfa.add' },
    },
    {
      panel: 'edit-password',
      title: 'security.password',
      note: passwordChangedAt === null ? 'password.note' : { at: passwordChangedAt },
      set: true,
      mark: 'security.on',
      urge: { why: 'password.note', act: 'reset.submit' },
    },
    {
      panel: 'identification',
      title: 'security.identity',
      note: 'identity.note',
      set: identification === 'verified',
      mark: IDENTITY[identification],
      urge: null,
    },
  ];
}
