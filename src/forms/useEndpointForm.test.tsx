// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../../contract/account';
import { CODE, CodeError } from '../../contract/errors';
import { HouseContext } from '../house/hooks';
import type { House } from '../house/house';
import { RequestFailure } from '../net/failure';
import { Field } from '../ui/Field';
import { FormError } from './FormError';
import { useEndpointForm } from './useEndpointForm';

vi.mock('../i18n', async (original) => ({
  ...(await original<object>()),
  useT: () => (key: string) => key,
  useLocale: () => ({ locale: 'id' }),
}));
afterEach(cleanup);

const CHANGED = { phone: '081234567890', code: '123456', password: 'rahasia1' };

function Form({ onDone }: { readonly onDone: (reply: object, body: object) => void }) {
  const form = useEndpointForm(accountEndpoints.resetPassword, { initial: CHANGED, onDone });
  return (
    <form {...form.props}>
      <Field {...form.text('code')} label="Kode" />
      <FormError refusal={form.refusal} />
      <button>Simpan</button>
    </form>
  );
}

it('sends the body, keeps its request_id over a silence and not over a refusal, and tells when it is done', async () => {
  const call = vi
    .fn()
    .mockRejectedValueOnce(new RequestFailure('time out'))
    .mockRejectedValueOnce(new CodeError(CODE.codeInvalid))
    .mockResolvedValueOnce({});
  let id = 0;
  const house = { http: { call }, newCommandId: () => `id${(id += 1)}` } as unknown as House;
  const onDone = vi.fn();
  render(
    <HouseContext value={house}>
      <QueryClientProvider client={new QueryClient()}>
        <Form onDone={onDone} />
      </QueryClientProvider>
    </HouseContext>,
  );
  const submit = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  for (let tries = 0; tries < 3; tries += 1) {
    expect(onDone).not.toHaveBeenCalled();
    await submit();
  }
  const sent = call.mock.calls.map(([, args]) => args as { body: object; requestId: string });
  expect(sent.map(({ requestId }) => requestId)).toEqual(['id1', 'id1', 'id2']);
  for (const { body } of sent) expect(body).toEqual(CHANGED);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({}, CHANGED);
});
