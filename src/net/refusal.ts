import {
  AUTH_CODES,
  CODE,
  CONFIG_ERROR,
  ERRORS,
  errorText,
  hasChinese,
  INFO_CODES,
  SILENT_CODES,
} from '../../contract/errors';
import type { ErrorTexts } from '../../contract/errors';
import type { Bus } from './bus';

/** What monitoring is told when a token no longer counts (first document, section 8). */
const AUTH_FAILED_REPORT = 'Login auth failed';

/** A refusal with a code, from either transport. `tokenSent` is what was presented with the request. */
export interface Refusal {
  readonly code: number;
  readonly msg: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly tokenSent: string | null;
}

export interface RefusalContext {
  readonly bus: Bus;
  /** What failures say in the language on screen. */
  readonly texts: () => ErrorTexts;
  /** The token in use now, null for a guest. */
  readonly token: () => string | null;
}

/**
 * What is shown for a code, from either transport: the documented text by code, translated (both documents, section 8), also where the
 * server's words say more, because those come in one language; screens name what is wrong with a field themselves. The server's
 * words stand in for codes that are not in the catalogue, or whose text has blanks that nobody filled. Chinese text is never shown.
 */
export function refusalText(
  { code, msg, params }: Pick<Refusal, 'code' | 'msg' | 'params'>,
  texts: ErrorTexts,
): string {
  const entry = ERRORS.get(code);
  const known = entry && (!entry.params || params) ? errorText(code, params, texts) : msg;
  return hasChinese(known) ? CONFIG_ERROR : known || errorText(CODE.unparseable, {}, texts);
}

interface Rule {
  readonly applies: (refusal: Refusal, context: RefusalContext) => boolean;
  readonly act: (refusal: Refusal, context: RefusalContext) => void;
}

/** What a refusal does besides failing its request, in this order (first document, section 8; second document, Channel handling). */
const RULES: readonly Rule[] = [
  {
    applies: ({ code, tokenSent }, { token }) => AUTH_CODES.has(code) && tokenSent !== null && tokenSent === token(),
    act: ({ code }, { bus }) => {
      bus.emit('auth-lost', { code });
      bus.emit('report', { kind: 'auth', detail: AUTH_FAILED_REPORT });
    },
  },
  {
    applies: ({ code }) => code === CODE.tokenStale,
    act: ({ code }, { bus }) => bus.emit('token-refresh', { code }),
  },
];

/** The toast of a refusal: information for some codes, an error for the others; some carry no "#code". */
function toast(refusal: Refusal, { bus, texts }: RefusalContext): void {
  const { code } = refusal;
  bus.emit('toast', {
    kind: INFO_CODES.has(code) ? 'info' : 'error',
    text: refusalText(refusal, texts()),
    code: SILENT_CODES.has(code) ? null : code,
    ...(refusal.params?.because !== undefined && { because: refusal.params.because }),
  });
}

/** Applies the rules. `quiet` leaves the toast out for a screen that shows the failure in its own place. */
export function applyRefusal(refusal: Refusal, context: RefusalContext, quiet: boolean): void {
  for (const rule of RULES) if (rule.applies(refusal, context)) rule.act(refusal, context);
  if (!quiet) toast(refusal, context);
}
