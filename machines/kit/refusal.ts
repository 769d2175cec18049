import { CODE, CodeError } from '../../contract/errors';

/** Why a command was refused: a documented code and the values of its text's blanks. */
export interface Refusal {
  readonly code: number;
  readonly params: Readonly<Record<string, string>>;
}

/** What a slot's rejection says. Whatever carries no code is the generic 0 (first document, section 8). */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof CodeError) return { code: error.code, params: error.params };
  return { code: CODE.unparseable, params: {} };
}

/**
 * Whether the command may have happened all the same: the connection broke or the answer never came, so that only a fresh
 * snapshot tells. A refusal with a code of its own is an answer.
 */
export const isUnsure = ({ code }: Refusal): boolean => code === CODE.unparseable || code === CODE.connectionLost;
