import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isUnsure, type Refusal, refusalOf } from '../../machines/kit/refusal';
import { useLocale, useT } from '../i18n';
import { refusalText } from '../net/refusal';
import { faultOf, type FieldRule, given, ruleOf } from './fields';

/** What a form sends: the body of an endpoint, or its query. */
export type FormSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

/** What a field holds while it is filled in: any text, any tick, and nothing of a choice. */
type Draft<Value> = string extends Value ? string : Value extends boolean ? boolean : Value | null;
export type Drafts<S extends FormSchema> = {
  readonly [Name in keyof z.input<S>]-?: Draft<NonNullable<z.input<S>[Name]>>;
};
type NameIn<S extends FormSchema, Kind> = {
  [Name in keyof Drafts<S>]: Drafts<S>[Name] extends Kind ? Name : never;
}[keyof Drafts<S>] &
  string;

interface Options<S extends FormSchema> {
  readonly initial: Drafts<S>;
  /** Sends what is right. A rejection is shown as a refusal, below its field or as the form's; what was typed stays. */
  readonly send: (body: z.output<S>) => unknown;
  /** Words and codes for fields of this form alone, over those that the contract's schema has everywhere. */
  readonly fields?: { readonly [Name in keyof Drafts<S>]?: FieldRule };
  /** For a sender that goes on by itself, a machine: whether it is on its way, and how it was refused. */
  readonly busy?: boolean;
  readonly refusal?: Refusal | null;
}

/** The state of a text field, to be spread over `Field` or `PasswordField`. A fault is shown once the field was left, a right value as soon as it is one. */
export interface TextField {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly valid: boolean;
  readonly readOnly: boolean;
  onChange(event: { readonly target: { readonly value: string } }): void;
  onBlur(): void;
}

/** The state of a choice (`Select`, `FileField`, `OneTimeCode`). */
export interface ChoiceField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | null;
  readonly disabled: boolean;
  onChange(value: Value): void;
}

/**
 * A form over a schema of the contract, by react-hook-form: it says what the documents say of a fault, sends what is right and nothing twice at once, puts the
 * focus on the first wrong field in the order of the page, and loses nothing when it is refused.
 */
export function useContractForm<S extends FormSchema>(schema: S, options: Options<S>) {
  const { initial, send, fields, busy: sending = false, refusal: told = null } = options;
  const t = useT();
  const { errors } = useLocale();
  const element = useRef<HTMLFormElement | null>(null);
  /** What was sent last, and how that was refused. A refusal stands below its field until the value is another one. */
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  /** Fields whose fault is said though the form was not sent yet. */
  const [asked, setAsked] = useState<readonly string[]>([]);

  const names = Object.keys(schema.shape);
  const partOf = (name: string): z.ZodMiniType => schema.shape[name] as z.ZodMiniType;
  const ruleFor = (name: string): FieldRule => ({ ...ruleOf(partOf(name)), ...fields?.[name as keyof Drafts<S>] });
  const givenOf = (name: string, value: unknown) => given(partOf(name), ruleFor(name), value);
  const fault = (name: string, value: unknown) => faultOf(partOf(name), ruleFor(name), givenOf(name, value));

  const form = useForm<Record<string, unknown>>({
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const faulty = names.filter((name) => fault(name, values[name]) !== null);
      if (faulty.length > 0)
        return { values: {}, errors: Object.fromEntries(faulty.map((n) => [n, { type: 'wrong' }])) };
      const given = Object.fromEntries(names.map((name) => [name, givenOf(name, values[name])]));
      return { values: z.parse(schema, given) as Record<string, unknown>, errors: {} };
    },
  });
  const { touchedFields, isSubmitted, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control }) as Readonly<Record<string, unknown>>;
  const busy = sending || isSubmitting;
  const refusal = told ?? refused;
  const about = refusal === null ? undefined : names.find((name) => ruleFor(name).codes?.includes(refusal.code));

  /** The first of the named fields on the page gets the focus. */
  const focus = (...wanted: readonly string[]): void => {
    const controls = element.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...controls].find((control) => wanted.includes(control.getAttribute('name') ?? ''))?.focus();
  };
  useEffect(() => {
    if (about !== undefined) focus(about);
    // A refusal is one object; the same code twice is two.
  }, [refusal, about]);

  const errorOf = (name: string): string | null => {
    if (refusal !== null && about === name && sent[name] === values[name])
      return refusalText({ ...refusal, msg: '' }, errors);
    const wrong = fault(name, values[name]);
    if (wrong === null) return null;
    return isSubmitted || asked.includes(name) || (touchedFields[name] === true && values[name] !== '')
      ? t(wrong)
      : null;
  };
  const set = (name: string, value: unknown): void => form.setValue(name, value);
  const leave = (name: string): void => form.setValue(name, values[name], { shouldTouch: true });

  return {
    /** For `<form>`. */
    props: {
      ref: element,
      noValidate: true,
      'aria-busy': busy || undefined,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault();
        if (busy) return;
        setRefused(null);
        void form.handleSubmit(
          async (body) => {
            setSent(form.getValues());
            try {
              await send(body as z.output<S>);
            } catch (error) {
              setRefused(refusalOf(error));
            }
          },
          (errors) => focus(...Object.keys(errors)),
        )();
      },
    },
    text: (name: NameIn<S, string>): TextField => {
      const error = errorOf(name);
      return {
        name,
        value: values[name] as string,
        error,
        valid: error === null && values[name] !== '' && fault(name, values[name]) === null,
        readOnly: busy,
        onChange: (event) => set(name, event.target.value),
        onBlur: () => leave(name),
      };
    },
    tick: (name: NameIn<S, boolean>) => ({
      name,
      checked: values[name] as boolean,
      'aria-invalid': errorOf(name) === null ? undefined : (true as const),
      onChange: (event: ChangeEvent<HTMLInputElement>): void => set(name, event.currentTarget.checked),
    }),
    choice: <Name extends keyof Drafts<S> & string>(name: Name): ChoiceField<Drafts<S>[Name]> => ({
      name,
      value: values[name] as Drafts<S>[Name],
      error: errorOf(name),
      disabled: busy,
      onChange: (value) => set(name, value),
    }),
    /** What is wrong with a field, for a control that has no place for it. */
    errorOf: (name: keyof Drafts<S> & string) => errorOf(name),
    values: values as Drafts<S>,
    /** A field as it would be sent; null while it is wrong. */
    ready: <Name extends keyof Drafts<S> & string>(name: Name): z.input<S>[Name] | null =>
      fault(name, values[name]) === null ? (givenOf(name, values[name]) as z.input<S>[Name]) : null,
    set: <Name extends keyof Drafts<S> & string>(name: Name, value: Drafts<S>[Name]): void => set(name, value),
    focus: (name: keyof Drafts<S> & string) => focus(name),
    /** Says what is wrong with a field that something before the form's end asks for, and leads there. */
    askFor: (name: keyof Drafts<S> & string) => {
      setAsked([...asked, name]);
      focus(name);
    },
    busy,
    /** The refusal that is about no field, for `FormError`. */
    refusal: about === undefined ? refusal : null,
    /** Takes the refusal back: what it was about, which is no field of the contract, is another one now. */
    forgive: () => setRefused(null),
    /** Whether the last try may have been done all the same: nobody answered. */
    unsure: refusal !== null && isUnsure(refusal),
  };
}
