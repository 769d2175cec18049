import { isUnsure, refusalOf } from '../../machines/kit/refusal';

/** Sends what is asked under an id. */
type Send<Reply> = (id: string) => Promise<Reply>;

/**
 * Gives each act its id. The same act again, after one whose answer never came, keeps the id: whichever of the two arrived, it happened once. A refusal is an
 * answer: after it the act is a new one, and so is one that asks for something else.
 */
export function createAct(newId: () => string) {
  let open: { readonly what: string; readonly id: string } | null = null;
  return async <Reply>(asked: unknown, send: Send<Reply>): Promise<Reply> => {
    const what = JSON.stringify(asked);
    const id = open?.what === what ? open.id : newId();
    open = { what, id };
    try {
      const reply = await send(id);
      open = null;
      return reply;
    } catch (error) {
      if (!isUnsure(refusalOf(error))) open = null;
      throw error;
    }
  };
}
