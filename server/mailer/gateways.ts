import type { Mailer } from '../ports';
import { CODE_SUBJECT, codeText } from './texts';

/** How long a gateway may take, ms. */
const PATIENCE_MS = 8_000;

/** Where e-mails are handed over: `smtp://` or `smtps://` with what it needs to let us in, and who they are from. */
export interface SmtpGateway {
  readonly url: string;
  readonly from: string;
}

/** Where short messages are handed over: `POST {to, text}` as JSON, with the token as a bearer's where there is one. Any 2xx means that it was taken. */
export interface SmsGateway {
  readonly url: string;
  readonly token?: string;
}

type Deliver = (to: string, subject: string, text: string) => Promise<void>;

function smtp({ url, from }: SmtpGateway): Deliver {
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | null = null;
  // Loaded with the first mail: most houses never send one.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      pool: true,
    });
  return async (to, subject, text) => {
    await (await (transport ??= open())).sendMail({ from, to, subject, text });
  };
}

function sms({ url, token }: SmsGateway, send: typeof fetch): Deliver {
  return async (to, _subject, text) => {
    const reply = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: `+${to}`, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) throw new Error(`the SMS gateway answered ${reply.status}`);
  };
}

export interface Gateways {
  readonly smtp?: SmtpGateway | undefined;
  readonly sms?: SmsGateway | undefined;
  /** Carries what no gateway is there for. */
  readonly otherwise: Mailer;
  /** A code could not be handed over; the message itself is not told. */
  readonly onFailure: (error: unknown) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Hands messages to the gateways that are configured. Whoever asks for a code does not wait for them, so that the time of the answer does not tell whether there was anybody to
 * send to; a notice is waited for, because the job that sends it is tried again.
 */
export function gatewayMailer({ smtp: mail, sms: phone, otherwise, onFailure, fetch: send = fetch }: Gateways): Mailer {
  const byMail = mail && smtp(mail);
  const byPhone = phone && sms(phone, send);
  const deliverTo = (to: string) => (to.includes('@') ? byMail : byPhone);
  return {
    async sendCode(to, code, near, withheld = false) {
      const deliver = deliverTo(to);
      if (!deliver) return otherwise.sendCode(to, code, near, withheld);
      if (!withheld) void deliver(to, CODE_SUBJECT, codeText(code)).catch(onFailure);
      return {};
    },
    sendNotice: (to, subject, text) => (deliverTo(to) ?? otherwise.sendNotice)(to, subject, text),
  };
}
