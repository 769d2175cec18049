// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { ChainRecord } from '../../contract/fair';
import { OPEN_GAMES } from '../../contract/games';
import type { House } from '../house/house';
import { HouseContext } from '../house/hooks';
// The page fetches it when a chain is opened; here it is there already.
import '../../rules/fairness/publicSeed';
import FairnessPage from './FairnessPage';

// As patient as a busy machine needs; what fails waits for it, what passes does not.
configure({ asyncUtilTimeout: 20_000 });

const LINK = 'ab'.repeat(32);
const SHARES = ['0f'.repeat(16), 'f0'.repeat(16)];
const RECORD: ChainRecord = {
  chainId: 'c1',
  feed: 'crash',
  state: 'inUse',
  seeding: 'shares',
  rounds: 100,
  used: 7,
  published: LINK,
  publishedAt: 1_000,
  closesAt: 2_000,
  publicSeed: createHash('sha256')
    .update([LINK, ...SHARES].join(':'))
    .digest('hex'),
  sealedAt: 2_000,
  shares: 2,
  list: SHARES.map((share) => ({ share, source: 'browser', at: 1_500 })),
};

/** The page in a house that answers with one chain. Nobody brought the area's words: keys stand in their place. */
function show(record: ChainRecord = RECORD, memory = '') {
  const { list: _, ...face } = record;
  const house = {
    http: {
      call: async ({ path }: { readonly path: string }) => (path.endsWith('chains') ? { list: [face] } : record),
    },
    storage: { get: () => memory, set: () => undefined },
  } as unknown as House;
  render(
    <HouseContext value={house}>
      <FairnessPage />
    </HouseContext>,
  );
}
afterEach(cleanup);

it('tells for each open game how its draw becomes its result, and what solo games draw from', () => {
  show();
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  for (const game of OPEN_GAMES) expect(heads).toContain(`${game}.fairTitle`);
  expect(heads).toEqual(
    expect.arrayContaining([
      'fair.roomsTitle',
      'fair.chainsTitle',
      'fair.soloTitle',
      'fair.solo1Title',
      'fair.solo2Title',
      'fair.solo3Title',
    ]),
  );
});

const openChain = async () => fireEvent.click(await screen.findByRole('button', { expanded: false }));

it('shows a chain with its link and shares, the own one marked, and computes its public seed again', async () => {
  show(RECORD, `c1 ${SHARES[0]}`);
  await openChain();
  await screen.findByText('fair.chainSeedOk');
  expect(screen.getByText('fair.chainOwnOk')).toBeTruthy();
  expect(screen.getByText(LINK)).toBeTruthy();
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('code') !== null);
  expect(rows.map((row) => [row.querySelector('code')?.textContent, row.dataset.own])).toEqual([
    [SHARES[0], 'true'],
    [SHARES[1], undefined],
  ]);
});

it('says so when a share is missing: the public seed does not follow, or the own share is gone', async () => {
  show({ ...RECORD, list: RECORD.list.slice(1) }, `c1 ${SHARES[0]}`);
  await openChain();
  await screen.findByText('fair.chainSeedBad');
  expect(screen.getByText('fair.chainOwnBad')).toBeTruthy();
});

it('says that nobody shared in a chain', async () => {
  const publicSeed = createHash('sha256').update(LINK).digest('hex');
  show({ ...RECORD, publicSeed, shares: 0, list: [] });
  await openChain();
  await screen.findByText('fair.chainSeedOk');
  expect(screen.getByText('fair.chainNoShares')).toBeTruthy();
});
