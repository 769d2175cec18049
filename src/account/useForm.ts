import { type ChangeEvent, useState } from 'react';
import { useT } from '../i18n';
import type { Check } from './validate';

interface FieldSpec {
  readonly initial: string;
  readonly check: Check;
}

/** The props of one field. A fault is shown once the field was left, a right value as soon as it is one. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly valid: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
}

/** A form of text fields: values, and when to say what is wrong with them. */
export function useForm<Name extends string>(specs: Readonly<Record<Name, FieldSpec>>) {
  const t = useT();
  const names = Object.keys(specs) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, specs[name].initial])) as Record<Name, string>,
  );
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const set = (name: Name, value: string) => setValues((old) => ({ ...old, [name]: value }));

  return {
    set,
    field(name: Name): FieldState {
      const fault = specs[name].check(values[name]);
      return {
        name,
        value: values[name],
        error: left.has(name) && fault !== null ? t(fault) : null,
        valid: fault === null,
        onChange: (event) => set(name, event.target.value),
        onBlur: () => {
          if (values[name] !== '') setLeft((old) => new Set(old).add(name));
        },
      };
    },
    /** The values when all are right; otherwise null, every fault is shown and the first faulty field has the focus. */
    take(form: HTMLFormElement): Readonly<Record<Name, string>> | null {
      setLeft(new Set(names));
      const faulty = names.find((name) => specs[name].check(values[name]) !== null);
      if (faulty === undefined) return values;
      form.querySelector<HTMLInputElement>(`[name="${faulty}"]`)?.focus();
      return null;
    },
  };
}
