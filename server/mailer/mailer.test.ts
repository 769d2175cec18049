import { describe, expect, test } from 'vitest';
import { gatewayMailer } from './gateways';
import { createOutbox } from './outbox';
import { friendsMailer, sandboxMailer } from './sandbox';

const fail = (error: unknown): never => {
  throw error;
};

describe('messages', () => {
  test('short ones go to the SMS gateway with its token, and e-mails to where there is no gateway', async () => {
    const sent: { url: string; init: RequestInit }[] = [];
    const mailer = gatewayMailer({
      sms: { url: 'https://sms.contoh/kirim', token: 'rahasia' },
      otherwise: sandboxMailer,
      onFailure: fail,
      fetch: async (url, init = {}) => {
        sent.push({ url: String(url), init });
        return new Response('');
      },
    });
    expect(await mailer.sendCode('6281234567890', '123456', true)).toEqual({});
    expect(await mailer.sendCode('a@b.id', '654321', true)).toEqual({ sandboxCode: '654321' });
    expect(sent).toHaveLength(1);
    const { url, init } = sent[0] ?? fail(new Error('nothing was sent'));
    expect(url).toBe('https://sms.contoh/kirim');
    expect(init.headers).toMatchObject({ authorization: 'Bearer rahasia' });
    const body = JSON.parse(String(init.body)) as { to: string; text: string };
    expect(body.to).toBe('+6281234567890');
    expect(body.text).toContain('123456');
  });

  test('a code that is withheld is answered like any other, and goes to nobody', async () => {
    let sent = 0;
    const mailer = gatewayMailer({
      sms: { url: 'https://sms.contoh/' },
      otherwise: friendsMailer(() => (sent += 1)),
      onFailure: fail,
      fetch: async () => {
        sent += 1;
        return new Response('');
      },
    });
    expect(await mailer.sendCode('6281234567890', '123456', false, true)).toEqual({});
    expect(await mailer.sendCode('a@b.id', '123456', false, true)).toEqual({});
    expect(sent).toBe(0);
  });

  test('a gateway that refuses is told of, and the answer does not wait for it', async () => {
    const failed = new Promise((resolve) => {
      const mailer = gatewayMailer({
        sms: { url: 'https://sms.contoh/' },
        otherwise: sandboxMailer,
        onFailure: resolve,
        fetch: async () => new Response('', { status: 503 }),
      });
      void mailer.sendCode('6281234567890', '123456', false).then((answer) => expect(answer).toEqual({}));
    });
    expect(await failed).toMatchObject({ message: expect.stringContaining('503') as string });
  });

  test('the outbox keeps the newest hundred, and none that were withheld', async () => {
    const outbox = createOutbox({ now: () => 7, at: () => () => undefined });
    const mailer = outbox.keeping(sandboxMailer);
    for (let i = 0; i < 101; i += 1) await mailer.sendCode(`62812${i}`, '123456', true);
    await mailer.sendCode('62999', '123456', true, true);
    await mailer.sendNotice('a@b.id', 'Judul', 'isi');
    expect(outbox.messages()).toHaveLength(100);
    expect(outbox.messages()[0]).toEqual({ to: 'a@b.id', text: 'Judul\nisi', at: 7 });
    expect(outbox.messages().some(({ to }) => to === '62999')).toBe(false);
  });
});
