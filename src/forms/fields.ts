import * as z from 'zod/mini';
import { accountEndpoints, password, phone, playerName, referralCode, verificationCode } from '../../contract/account';
import { CODE } from '../../contract/errors';
import type { PlainMessage } from '../i18n';

/** What a form says of one field of the contract. The contract decides what is right; this only names its faults. */
export interface FieldRule {
  /** Nothing was given. */
  readonly missing?: PlainMessage;
  /** Too short or too long, too small or too large. */
  readonly size?: PlainMessage;
  /** Right in its form, and refused all the same. */
  readonly refused?: PlainMessage;
  /** Wrong in any other way. */
  readonly shape?: PlainMessage;
  /** What is sent for what was typed: without the spaces of a phone number, for instance. */
  readonly tidy?: (text: string) => string;
  /** The server's refusals that are about this field: they stand below it. */
  readonly codes?: readonly number[];
}

/** Spaces, dots and dashes that people put into phone numbers. */
const tidyPhone = (text: string): string => text.replace(/[\s.\-()]/g, '');

/** A login takes a phone number, which loses its spaces, or a name as it is. */
const tidyAccount = (text: string): string => (/^[+\d][\d\s.\-()]*$/.test(text.trim()) ? tidyPhone(text) : text.trim());

/** By the contract's own schema, so that a field says the same in every form. A field that one domain alone has may stand in its form's `fields` instead. */
const RULES: ReadonlyMap<z.ZodMiniType, FieldRule> = new Map<z.ZodMiniType, FieldRule>([
  [phone, { shape: 'form.phone', tidy: tidyPhone, codes: [CODE.phoneExists] }],
  [playerName, { size: 'form.nameLength', shape: 'form.nameChars', codes: [CODE.userExists] }],
  [
    password,
    { size: 'form.passwordLength', shape: 'form.passwordMix', codes: [CODE.wrongPassword, CODE.commonPassword] },
  ],
  [
    referralCode,
    {
      missing: 'form.referralMissing',
      shape: 'form.referral',
      tidy: (text) => text.trim().toUpperCase(),
      codes: [CODE.invalidInvitation],
    },
  ],
  [verificationCode, { shape: 'form.code', codes: [CODE.codeInvalid] }],
  [accountEndpoints.login.body.shape.account, { missing: 'form.account', tidy: tidyAccount }],
  [accountEndpoints.register.body.shape.adult, { missing: 'form.adult' }],
]);

/** The schema under `optional`, and whether it was. */
function plain(schema: z.ZodMiniType): { readonly inner: z.ZodMiniType; readonly optional: boolean } {
  if (schema instanceof z.ZodMiniOptional) return { inner: schema.def.innerType as z.ZodMiniType, optional: true };
  return { inner: schema, optional: false };
}

const NO_RULE: FieldRule = {};
export const ruleOf = (schema: z.ZodMiniType): FieldRule => RULES.get(plain(schema).inner) ?? NO_RULE;

const isNothing = (value: unknown): boolean => value === '' || value === false || value === null || value === undefined;

/** What is sent of a field. Nothing where it may be left out; `false` is something there. */
export function given(schema: z.ZodMiniType, { tidy }: FieldRule, value: unknown): unknown {
  const tidied = typeof value === 'string' && tidy ? tidy(value) : value;
  return (tidied === '' || tidied === null) && plain(schema).optional ? undefined : tidied;
}

/** What is wrong with a field, as a key of the catalogue; null when nothing is. `value` is as `given` has it. */
export function faultOf(schema: z.ZodMiniType, rule: FieldRule, value: unknown): PlainMessage | null {
  const read = z.safeParse(schema, value);
  if (read.success) return null;
  if (isNothing(value)) return rule.missing ?? 'form.required';
  const code = read.error.issues[0]?.code;
  if (code === 'custom' && rule.refused !== undefined) return rule.refused;
  const size = code === 'too_small' || code === 'too_big' ? rule.size : undefined;
  return size ?? rule.shape ?? rule.size ?? 'form.wrong';
}
