// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { replayEndpoints } from '../../contract/replay';
import { games } from '../games';
import type { House } from '../house/house';
import { translator } from '../i18n';
import { dictionary } from '../i18n/dictionary';
import { askRecord, type RecordOf, type ReplayGame } from './game';
import {
  coinFlipRecord,
  crashRecord,
  diceRecord,
  dingdongRecord,
  hiloRecord,
  minesRecord,
  rollerRecord,
  rouletteRecord,
  wingoRecord,
} from './records.fixture';

const RECORDS: { readonly [G in OpenGame]: RecordOf<G> } = {
  crash: crashRecord,
  wingo: wingoRecord,
  roulette: rouletteRecord,
  dingdong: dingdongRecord,
  dice: diceRecord,
  roller: rollerRecord,
  hilo: hiloRecord,
  mines: minesRecord,
  coinFlip: coinFlipRecord,
};
const t = translator((key) => dictionary.text('id', key));
const house: Pick<House, 'storage'> = { storage: { get: () => null, set: () => undefined } };

async function replayOf<G extends OpenGame>(game: G): Promise<readonly [ReplayGame<G>, RecordOf<G>]> {
  await dictionary.bring('room', 'check', 'replay', game);
  return [(await games[game].replay()).replay, RECORDS[game]];
}

afterEach(cleanup);

test.each(OPEN_GAMES)('a record of %s is asked for by its round', async (game) => {
  const asked: unknown[] = [];
  const http = {
    call: async (endpoint: unknown, args: unknown) => (asked.push(endpoint, args), RECORDS[game]),
  } as unknown as House['http'];
  expect(await askRecord(http, game, '12')).toBe(RECORDS[game]);
  expect(asked).toEqual([replayEndpoints[game], { query: { roundId: '12' }, quiet: true }]);
});

test.each(OPEN_GAMES)('a round of %s is named, told in whole sentences and can be checked', async (game) => {
  const [replay, record] = await replayOf<OpenGame>(game);
  const said = [replay.name(t, record), ...replay.summary(t, record)];
  expect(said.length).toBeGreaterThan(2);
  // No key without its words, no blank without its value.
  for (const sentence of said) expect(sentence).not.toMatch(/^[a-z]+\.\w+$|\{\w+\}/);
  const check = replay.check(house, record);
  const { roundId } = 'solo' in check ? check.solo.round : check.proof;
  expect(roundId).toBe('phase' in record ? record.phase : record.roundId);
  expect(replay.story(record).end).toBeGreaterThan(0);
});

test.each(OPEN_GAMES)('everybody who played a round of %s is listed once it is over', async (game) => {
  const [{ Seats }, record] = await replayOf<OpenGame>(game);
  render(<Seats record={record} transport={null} />);
  for (const { name } of 'players' in record ? record.players : [record.player])
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  // Every row has its result.
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent === '')).not.toContain(true);
});
