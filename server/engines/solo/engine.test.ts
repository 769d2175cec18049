import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiloRules } from '../hilo/rules';
import { type MinesAct, type MinesAsk, type MinesBoard, minesRules } from '../mines/rules';
import { drawsOf, seedOf, SEN, SETTINGS, STAKE, Table } from './table.fixture';
import type { SoloReply } from './types';

/** Mines in the cells 0 and 1, in every round. */
const mines = (settings = SETTINGS, minRoundMs = 0) =>
  new Table<MinesAsk, MinesBoard, MinesAct>(minesRules, () => drawsOf([0, 0]), settings, undefined, minRoundMs);
const start = { type: 'start', ask: { mines: 2 }, script: null, amount: STAKE, at: 1_000 } as const;
const open = (roundId: string, cell: number) => ({ type: 'act', roundId, act: { cell }, at: 2_000 }) as const;
const cash = (roundId: string) => ({ type: 'cash', roundId, at: 3_000 }) as const;
const rotate = (clientSeed?: string) =>
  ({ type: 'rotate', clientSeed, fresh: seedOf('fresh', () => drawsOf([])), at: 4_000 }) as const;

describe('a seat', () => {
  it('has one open round, and goes on where it stood', () => {
    const table = mines();
    expect(table.play('ana', start)).toMatchObject({
      call: 'round',
      moved: true,
      round: { roundId: 1n, nonce: 0, status: 'open', digest: '' },
      seat: { seeds: { nonce: 1 } },
    });
    expect(table.play('ana', start)).toEqual({ code: 785 });
    expect(table.play('budi', start)).toMatchObject({ round: { roundId: 2n, nonce: 0 } });
    expect(table.play('ana', open('1', 5))).toMatchObject({
      moved: false,
      round: { board: { opened: [{ cell: 5, after: 1_000 }] } },
    });
    expect(table.state.seats.get('ana')?.open?.board.opened).toHaveLength(1);
    expect(table.play('ana', cash('1'))).toMatchObject({
      moved: true,
      seat: { open: null },
      round: { status: 'won', endedAt: 3_000, board: { mineIndex: [0, 1] } },
    });
  });

  it('takes no step in another round, and none without one', () => {
    const table = mines();
    expect([table.play('ana', open('1', 5)), table.play('ana', cash('1'))]).toEqual([{ code: 3 }, { code: 706 }]);
    table.play('ana', start);
    expect([table.play('ana', open('2', 5)), table.play('ana', cash('2')), table.play('budi', open('1', 5))]).toEqual([
      { code: 710 },
      { code: 710 },
      { code: 3 },
    ]);
  });

  it('is left in peace for the minimum length of a round, counted from its start', () => {
    const table = mines(SETTINGS, 2_500);
    const at = (ms: number) => ({ ...start, script: [{ cell: 3 }], at: ms });
    expect(table.play('ana', at(10_000))).toMatchObject({ call: 'round' });
    expect(table.play('ana', at(12_499))).toEqual({ code: 667 });
    expect(table.play('budi', at(12_499))).toMatchObject({ call: 'round' });
    expect(table.play('ana', at(12_500))).toMatchObject({ call: 'round' });
  });

  it('without funds leaves no trace', () => {
    const table = mines();
    table.wallets.set('ana', SEN - 1n);
    expect(table.play('ana', start)).toEqual({ code: 700 });
    expect(table.state.seats.get('ana')).toMatchObject({ open: null, seeds: { nonce: 0 } });
    expect(table.state.pending.size).toBe(0);
  });

  it('counts the rounds of a server seed, over a change of the client seed, until it is rotated', () => {
    const table = mines();
    const auto = { ...start, script: [{ cell: 3 }] };
    table.play('ana', auto);
    expect(table.play('ana', { type: 'seed', clientSeed: 'lain' })).toMatchObject({
      call: 'seeds',
      seat: { seeds: { clientSeed: 'lain', nonce: 1 } },
    });
    expect(table.play('ana', auto)).toMatchObject({ round: { clientSeed: 'lain', nonce: 1 } });
    expect(table.play('ana', rotate())).toMatchObject({
      call: 'rotated',
      retired: { seedId: 'ana-1', rounds: 2, at: 4_000 },
      seat: { seeds: { seedId: 'ana-2', clientSeed: 'lain', nonce: 0, next: { seedId: 'fresh' } } },
    });
    expect(table.play('ana', rotate('baru'))).toMatchObject({
      retired: { seedId: 'ana-2', rounds: 0 },
      seat: { seeds: { seedId: 'fresh', clientSeed: 'baru' } },
    });
  });

  it('keeps its server seed while a round of it is open; the round keeps its client seed', () => {
    const table = mines();
    table.play('ana', start);
    expect(table.play('ana', rotate())).toEqual({ code: 710 });
    table.play('ana', { type: 'seed', clientSeed: 'lain' });
    expect(table.play('ana', open('1', 7))).toMatchObject({ round: { clientSeed: 'benih' } });
  });

  it.each(['', 'x'.repeat(33), 'a\nb', '\ud800'])('does not take %j for a client seed', (clientSeed) => {
    const table = mines();
    expect(table.play('ana', { type: 'seed', clientSeed })).toEqual({ code: 731 });
    expect(table.play('ana', rotate(clientSeed))).toEqual({ code: 731 });
    expect(table.state.seats.get('ana')?.seeds).toMatchObject({ seedId: 'ana-1', clientSeed: 'benih' });
  });

  it('ends a round at the most it may win', () => {
    const table = mines({ ...SETTINGS, maxProfit: 100_000n });
    table.play('ana', start);
    expect(table.play('ana', open('1', 9))).toMatchObject({ round: { status: 'open' } });
    expect(table.play('ana', open('1', 10))).toMatchObject({
      round: { status: 'won', paid: SEN + 100_000n },
      seat: { open: null },
    });
  });
});

/** What a reply that is no refusal says of a round. */
const roundOf = <Board>(answer: SoloReply<Board> | { readonly code: number }) =>
  'call' in answer && answer.call === 'round' ? answer.round : undefined;

describe('whatever players do', () => {
  const someone = fc.constantFrom('ana', 'budi', 'citra');
  const float = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((bits) => bits / 2 ** 32);
  const cell = fc.integer({ min: -1, max: 25 });
  const move = fc.record({
    who: someone,
    kind: fc.constantFrom('start', 'auto', 'act', 'act', 'act', 'cash', 'seed', 'rotate'),
    cell,
    mines: fc.integer({ min: 0, max: 25 }),
    amount: fc.integer({ min: 900, max: 5_000_001 }),
    guess: fc.constantFrom('higher', 'lower', 'same', 'skip'),
  });
  const game = {
    moves: fc.array(move, { maxLength: 60 }),
    floats: fc.array(float, { minLength: 30, maxLength: 60 }),
    maxProfit: fc.bigInt({ min: 0n, max: 10_000_000n }),
  };

  /** Wallets moved by exactly what the rounds say; every round ended once at most, within its profit, and no digest was seen before. */
  function check<Ask, Board, Act>(table: Table<Ask, Board, Act>, maxProfit: bigint): void {
    const rounds = new Map(
      table.effects.flatMap((effect) =>
        effect.type === 'played' ? [[effect.round.roundId, effect.round] as const] : [],
      ),
    );
    let house = 0n;
    for (const { amount, paid, status, digest } of rounds.values()) {
      house += amount - paid;
      expect(paid).toBeLessThanOrEqual(amount + maxProfit);
      expect(digest === '').toBe(status === 'open');
      if (status !== 'won') expect(paid).toBe(0n);
    }
    const wallets = [...table.wallets.values()].reduce((sum, balance) => sum + balance, 0n);
    expect(wallets + house).toBe(300_000_000_000n);
    expect(new Set([...rounds.values()].map(({ seedId, nonce }) => `${seedId}:${nonce}`)).size).toBe(rounds.size);
  }

  it('mines keeps every sen', () => {
    fc.assert(
      fc.property(fc.record(game), ({ moves, floats, maxProfit }) => {
        const table = new Table<MinesAsk, MinesBoard, MinesAct>(
          minesRules,
          (nonce) => drawsOf(floats.slice(nonce % 5)),
          { ...SETTINGS, maxProfit },
          ['ana', 'budi', 'citra'],
        );
        for (const [i, { who, kind, cell: at, mines: count, amount }] of moves.entries()) {
          const roundId = String(table.state.seats.get(who)?.open?.roundId ?? 1);
          if (kind === 'start' || kind === 'auto')
            table.play(who, {
              type: 'start',
              ask: { mines: count },
              script: kind === 'auto' ? [{ cell: at }, { cell: (at + 1) % 25 }] : null,
              amount,
              at: i,
            });
          else if (kind === 'act') table.play(who, { type: 'act', roundId, act: { cell: at }, at: i });
          else if (kind === 'cash') table.play(who, { type: 'cash', roundId, at: i });
          else if (kind === 'seed') table.play(who, { type: 'seed', clientSeed: 'x'.repeat(at + 1) });
          else
            table.play(who, {
              type: 'rotate',
              clientSeed: undefined,
              fresh: seedOf(`fresh-${i}`, () => drawsOf(floats)),
              at: i,
            });
        }
        check(table, maxProfit);
      }),
    );
  });

  it('hilo keeps every sen', () => {
    fc.assert(
      fc.property(fc.record(game), ({ moves, floats, maxProfit }) => {
        const table = new Table(hiloRules, (nonce) => drawsOf(floats.slice(nonce % 5)), { ...SETTINGS, maxProfit }, [
          'ana',
          'budi',
          'citra',
        ]);
        for (const [i, { who, kind, guess, amount }] of moves.entries()) {
          const roundId = String(table.state.seats.get(who)?.open?.roundId ?? 1);
          if (kind === 'start' || kind === 'auto')
            table.play(who, { type: 'start', ask: {}, script: null, amount, at: i });
          else if (kind === 'act') {
            const round = roundOf(table.play(who, { type: 'act', roundId, act: { select: guess }, at: i }));
            if (round)
              expect(round.board.cards.length).toBe(
                1 + round.board.winning.length + round.board.skips + Number(round.board.wrong),
              );
          } else if (kind === 'cash') table.play(who, { type: 'cash', roundId, at: i });
          else if (kind === 'rotate')
            table.play(who, {
              type: 'rotate',
              clientSeed: undefined,
              fresh: seedOf(`fresh-${i}`, () => drawsOf(floats)),
              at: i,
            });
        }
        check(table, maxProfit);
      }),
    );
  });
});
