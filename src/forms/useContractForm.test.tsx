// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { phone, playerName } from '../../contract/account';
import { CODE, CodeError, errorText } from '../../contract/errors';
import { words } from '../i18n/id/forms';
import { RequestFailure } from '../net/failure';
import { Field } from '../ui/Field';
import { FormError } from './FormError';
import { useContractForm } from './useContractForm';

vi.mock('../i18n', async (original) => ({
  ...(await original<object>()),
  useT: () => (key: string) => (words as Record<string, string>)[key] ?? key,
  useLocale: () => ({ locale: 'id' }),
}));
afterEach(cleanup);

const SCHEMA = z.object({ phone, name: playerName, note: z.optional(z.string()) });
type Body = z.output<typeof SCHEMA>;

function Form({ send }: { readonly send: (body: Body) => unknown }) {
  const form = useContractForm(SCHEMA, { initial: { phone: '', name: '', note: '' }, send });
  return (
    <form {...form.props}>
      <Field {...form.text('phone')} label="Telepon" />
      <Field {...form.text('name')} label="Nama" />
      <Field {...form.text('note')} label="Catatan" />
      <FormError refusal={form.refusal} />
      <button aria-busy={form.busy}>Kirim</button>
      <input type="file" aria-label="Gambar" onChange={form.forgive} />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = async () => act(async () => void fireEvent.click(screen.getByRole('button')));
const fill = () => {
  type('Telepon', '0812 3456-7890');
  type('Nama', 'bagus_99');
};

describe('a form over a schema of the contract', () => {
  it('says nothing of a field until it was left with something wrong in it, then in the documented words', () => {
    render(<Form send={vi.fn()} />);
    fireEvent.blur(field('Telepon'));
    type('Nama', 'ba');
    expect(screen.queryByText(words['form.required'])).toBeNull();
    expect(screen.queryByText(words['form.nameLength'])).toBeNull();
    fireEvent.blur(field('Nama'));
    expect(screen.getByText(words['form.nameLength'])).toBeTruthy();
    type('Nama', 'bagus 99');
    expect(screen.getByText(words['form.nameChars'])).toBeTruthy();
    type('Nama', 'bagus_99');
    expect(field('Nama').getAttribute('aria-invalid')).toBeNull();
  });

  it('is not sent while something is wrong: every fault is shown, the first on the page has the focus', async () => {
    const send = vi.fn();
    render(<Form send={send} />);
    type('Nama', 'bagus_99');
    await submit();
    expect(screen.getAllByText(words['form.required'])).toHaveLength(1);
    expect(document.activeElement).toBe(field('Telepon'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what the contract has, without what may be left out, once while it is on its way', async () => {
    let answer = (): void => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    render(<Form send={send} />);
    fill();
    await submit();
    await submit();
    expect(send.mock.calls).toEqual([[{ phone: '081234567890', name: 'bagus_99' }]]);
    expect([field('Nama').readOnly, screen.getByRole('button').getAttribute('aria-busy')]).toEqual([true, 'true']);
    await act(async () => answer());
    expect(field('Nama').readOnly).toBe(false);
  });

  it('puts a refusal below the field that it is about, with the focus, until the value is another one', async () => {
    render(<Form send={() => Promise.reject(new CodeError(CODE.userExists))} />);
    fill();
    await submit();
    const text = errorText(CODE.userExists);
    await waitFor(() => expect(document.activeElement).toBe(field('Nama')));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Telepon').value).toBe('0812 3456-7890');
    type('Nama', 'bagus_98');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows any other refusal as its own, keeps what was typed, and may be sent again', async () => {
    const send = vi
      .fn<(body: Body) => Promise<void>>()
      .mockRejectedValueOnce(new CodeError(CODE.maintenance))
      .mockRejectedValueOnce(new RequestFailure('time out'))
      .mockResolvedValueOnce();
    render(<Form send={send} />);
    fill();
    await submit();
    expect(screen.getByRole('alert').textContent).toContain(errorText(CODE.maintenance));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(words['form.unsure']);
    expect(field('Nama').value).toBe('bagus_99');
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('takes a refusal back once what it was about, which is no field of it, is another one', async () => {
    render(<Form send={vi.fn().mockRejectedValue(new CodeError(CODE.maintenance))} />);
    fill();
    await submit();
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Gambar'), { target: { files: [] } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
