import { expect, it } from 'vitest';
import { createTurns } from './turns';

it('has the work of one key wait, also for what failed, and nobody else’s', async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  let open: () => void = () => undefined;
  const first = inTurn('ana', async () => {
    await new Promise<void>((resolve) => (open = resolve));
    seen.push('ana 1');
    throw new Error('no');
  });
  const second = inTurn('ana', async () => void seen.push('ana 2'));
  await inTurn('budi', async () => void seen.push('budi'));
  expect(seen).toEqual(['budi']);
  open();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(seen).toEqual(['budi', 'ana 1', 'ana 2']);
});
