import { expect, it, vi } from 'vitest';
import type { Visitor } from '../http/answers';
import { siteAnswers, type SiteAnswersDeps } from './answers';

it('a report names its browser by what opens nothing: a guest’s conversation is read by the id itself', async () => {
  const onReport = vi.fn<SiteAnswersDeps['onReport']>();
  const { errorNotify } = siteAnswers({ count: () => undefined, onReport } as unknown as SiteAnswersDeps);
  const clientIds = ['5d1c6f2e8a404c3b9d7e2f6b1a0c9e84', '0a1b2c3d4e5f60718293a4b5c6d7e8f9'];
  for (const clientId of clientIds)
    await errorNotify({ query: {}, body: { kind: 'slow', detail: 'slow answer' } }, { clientId } as Visitor);
  const said = onReport.mock.calls.map(([report]) => report);
  expect(said).toMatchObject([{ kind: 'slow' }, { kind: 'slow' }]);
  expect(new Set(said.map(({ browser }) => browser)).size).toBe(2);
  for (const clientId of clientIds) expect(JSON.stringify(said)).not.toContain(clientId.slice(0, 16));
});
