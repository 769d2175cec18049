import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { RequestFailure } from '../net/failure';
import { createAct } from './act';

function acts(...outcomes: readonly (Error | null)[]) {
  let made = 0;
  const sent: string[] = [];
  const act = createAct(() => `id${++made}`);
  const send = async (id: string): Promise<string> => {
    const outcome = outcomes[sent.length] ?? null;
    sent.push(id);
    if (outcome !== null) throw outcome;
    return 'done';
  };
  return { sent, act: (asked: unknown) => act(asked, send).catch((error: Error) => error.message) };
}

describe('an act by HTTP', () => {
  it('keeps its id when it is sent again after an answer that never came', async () => {
    const { act, sent } = acts(new RequestFailure('time out'), new RequestFailure('network'));
    expect([await act({ n: 1 }), await act({ n: 1 }), await act({ n: 1 })]).toEqual(['time out', 'network', 'done']);
    expect(sent).toEqual(['id1', 'id1', 'id1']);
  });

  it('is a new one after its answer, a refusal among them', async () => {
    const { act, sent } = acts(null, new CodeError(CODE.parameter), null);
    for (const _ of [1, 2, 3]) await act({ n: 1 });
    expect(sent).toEqual(['id1', 'id2', 'id3']);
  });

  it('is a new one when it asks for something else', async () => {
    const { act, sent } = acts(new RequestFailure('time out'));
    await act({ n: 1 });
    await act({ n: 2 });
    expect(sent).toEqual(['id1', 'id2']);
  });
});
