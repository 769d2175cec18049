// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { commitment } from '../../../rules/fairness/commit';
import { soloDraws } from '../../../rules/fairness/solo';
import type { House } from '../../house/house';
import { HouseContext } from '../../house/hooks';
import { type SeedOpener, SoloCheck } from './SoloCheck';
// The check fetches it when it is asked; here it is there already.
import './verify';

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const SEEDS = { serverSeed: 'server seed', clientSeed: 'client', nonce: 3 };
const ROUND = {
  roundId: '7',
  clientSeed: SEEDS.clientSeed,
  nonce: SEEDS.nonce,
  serverSeedHash: commitment(SEEDS.serverSeed),
  roundHash: soloDraws(SEEDS).digest,
  startTime: 1_000,
};
const house = { storage: { get: () => null, set: () => undefined } } as unknown as House;
const first = (draws: ReturnType<typeof soloDraws>): string => String(draws.floats().next().value);

/** A round whose server seed is still closed. Nobody brought the area's words: keys stand in their place. */
const check = (opener: SeedOpener) =>
  render(
    <HouseContext value={house}>
      <SoloCheck
        own
        game="roller"
        round={ROUND}
        shown={first(soloDraws(SEEDS))}
        rule={async () => first}
        opener={opener}
      />
    </HouseContext>,
  );

it('opens the server seed right where a check misses it, and checks the round at once', async () => {
  let opened = 0;
  check({
    blocked: false,
    open: async () => {
      opened += 1;
      return SEEDS.serverSeed;
    },
  });
  expect(screen.getByText('solo.openToCheckNote')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'solo.openToCheck' }));
  expect((await screen.findAllByText('check.ok')).length).toBe(2);
  expect(opened).toBe(1);
  expect(screen.queryByText('check.bad')).toBeNull();
  expect(screen.getByRole('button', { name: 'check.again' })).toBeTruthy();
});

it('leaves it closed while a round is open, and says why', () => {
  check({ blocked: true, open: () => Promise.reject(new Error('asked for')) });
  expect(screen.getByText('solo.rotateOpen')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'solo.openToCheck' }).hasAttribute('disabled')).toBe(true);
});

it('stays as it is when the server refuses', async () => {
  check({ blocked: false, open: () => Promise.reject(new Error('710')) });
  fireEvent.click(screen.getByRole('button', { name: 'solo.openToCheck' }));
  await screen.findByRole('button', { name: 'solo.openToCheck' });
  expect(screen.queryByText('check.ok')).toBeNull();
});
