import { COIN_SIDES, coinFlipCalls } from '../../contract/coinFlip';
import { crashCalls } from '../../contract/crash';
import { DICE_FACES, diceCalls } from '../../contract/dice';
import { DINGDONG_SELECTIONS, dingdongCalls } from '../../contract/dingdong';
import { CodeError, ERRORS } from '../../contract/errors';
import { GAME_IDS, type GameId } from '../../contract/games';
import { hiloCalls } from '../../contract/hilo';
import { minesCalls } from '../../contract/mines';
import { rollerCalls } from '../../contract/roller';
import { ROULETTE_TEAMS, rouletteCalls } from '../../contract/roulette';
import { wingoCalls, WINGO_SELECTIONS } from '../../contract/wingo';
import type { Call, CallReply, CallRequest } from '../../contract/wire';
import { guessesOn } from '../../rules/hilo/payout';
import { playRank } from '../../rules/hilo/cards';
import { toSen } from '../../rules/money';
import type { Player } from '../../server/ports';
import type { RoomHouse } from './rooms-kit';

const IDR = { currency: 'IDR' } as const;

/** What a guest of the evening remembers: stakes that were accepted (sen) and what was refused, by code. */
export interface Memory {
  staked: bigint;
  readonly bets: Record<GameId, number>;
  readonly refused: Map<number, number>;
  /** Commands that were sent twice and answered differently. */
  readonly contradictions: string[];
}

export const memory = (): Memory => ({
  staked: 0n,
  bets: Object.fromEntries(GAME_IDS.map((game) => [game, 0])) as Record<GameId, number>,
  refused: new Map(),
  contradictions: [],
});

/** A player with a plan: one move after the other, in whatever room they are. */
export class Guest {
  readonly memory = memory();
  private commands = 0;

  constructor(
    readonly player: Player,
    private readonly house: RoomHouse,
    private readonly random: () => number,
  ) {}

  oneOf<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.random() * list.length)];
    if (one === undefined) throw new RangeError('nothing to choose from');
    return one;
  }

  /** Whole rupiah, as people type them; now and then too little, or more than is left. */
  private amount(): number {
    return this.random() < 0.03 ? this.oneOf([500, 4_999_999]) : 1_000 * (1 + Math.floor(this.random() ** 3 * 40));
  }

  /** Sends a command, some of them twice; null when it is refused, which it may be only with a documented code. */
  private async command<C extends Call>(call: C, req: CallRequest<C>): Promise<CallReply<C> | null> {
    const uuid = `${this.player.id}-${(this.commands += 1)}-evening`;
    const send = (): Promise<CallReply<C>> =>
      this.house.send(call, { ...(req as object), uuid } as CallRequest<C>, this.player);
    const told = (work: Promise<CallReply<C>>): Promise<string> =>
      work.then(
        (reply) => JSON.stringify(reply),
        (error: unknown) => String(this.codeOf(error)),
      );
    const twice = this.random() < 0.05;
    const first = send();
    if (twice) {
      const [one, other] = await Promise.all([told(first), told(send())]);
      if (one !== other) this.memory.contradictions.push(`${call.route}: ${one} and then ${other}`);
    }
    return first.catch((error: unknown) => {
      const code = this.codeOf(error);
      this.memory.refused.set(code, (this.memory.refused.get(code) ?? 0) + 1);
      return null;
    });
  }

  private codeOf(error: unknown): number {
    if (!(error instanceof CodeError) || !ERRORS.has(error.code)) throw error;
    return error.code;
  }

  private bought(game: GameId, rupiah: number): void {
    this.memory.staked += toSen(rupiah);
    this.memory.bets[game] += 1;
  }

  /** The next move in a room. `leaving` begins nothing new there, and ends what is open. */
  move(game: GameId, leaving = false): Promise<void> {
    switch (game) {
      case 'crash':
        return this.crash();
      case 'wingo':
        return this.wingo();
      case 'roulette':
        return this.pool('roulette', rouletteCalls, ROULETTE_TEAMS);
      case 'dice':
        return this.pool('dice', diceCalls, DICE_FACES);
      case 'dingdong':
        return this.pool('dingdong', dingdongCalls, DINGDONG_SELECTIONS);
      case 'mines':
        return this.mines(leaving);
      case 'hilo':
        return this.hilo(leaving);
      case 'roller':
        return this.roller();
      case 'coinFlip':
        return this.coinFlip(leaving);
    }
  }

  private async crash(): Promise<void> {
    const room = await this.house.send(crashCalls.curGame, IDR, this.player);
    if (room.status === 'goingUp' && room.own && !room.own.isEscape && this.random() < 0.8)
      return void (await this.command(crashCalls.escape, { roundId: room.roundId }));
    if (room.status === 'preparation' && room.own && this.random() < 0.3)
      return void (await this.command(crashCalls.cancel, { roundId: room.roundId }));
    const amount = this.amount();
    const roundId = room.status === 'preparation' ? room.roundId : room.nextRoundId;
    const auto = this.random() < 0.6 ? { rate: Math.round(110 + this.random() * 300) / 100 } : {};
    if (await this.command(crashCalls.bet, { roundId, amount, ...IDR, ...auto })) this.bought('crash', amount);
  }

  private async wingo(): Promise<void> {
    const { phase } = await this.house.send(
      wingoCalls.curRound,
      { ...IDR, model: this.oneOf([1, 2, 3] as const) },
      this.player,
    );
    const select = [...new Set([this.oneOf(WINGO_SELECTIONS), this.oneOf(WINGO_SELECTIONS)])];
    const reply = await this.command(wingoCalls.bet, { select, amount: this.amount(), phaseNum: phase });
    if (reply) this.bought('wingo', reply.cost);
  }

  private async pool(
    game: GameId,
    calls: typeof rouletteCalls | typeof diceCalls | typeof dingdongCalls,
    pools: readonly (string | number)[],
  ): Promise<void> {
    const { roundId } = await this.house.send(calls.curRound, IDR, this.player);
    const amount = this.amount();
    const bet: Call = calls.bet;
    if (await this.command(bet, { pool: this.oneOf(pools), amount, roundId } as CallRequest<Call>))
      this.bought(game, amount);
  }

  private async mines(leaving: boolean): Promise<void> {
    const { round } = await this.house.send(minesCalls.curRound, IDR, this.player);
    if (round) {
      const { roundId, opened } = round;
      if (opened.length > 0 && (leaving || this.random() < 0.4))
        return void (await this.command(minesCalls.cashRound, { roundId }));
      const closed = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
      return void (await this.command(minesCalls.selectCard, { roundId, selectCard: this.oneOf(closed) }));
    }
    if (leaving) return;
    const amount = this.amount();
    if (await this.command(minesCalls.startRound, { amount, mines: this.oneOf([1, 3, 5, 24]), ...IDR }))
      this.bought('mines', amount);
  }

  private async hilo(leaving: boolean): Promise<void> {
    const { round } = await this.house.send(hiloCalls.curRound, IDR, this.player);
    if (round) {
      const { roundId, cards, rate } = round;
      const card = cards.at(-1)?.card ?? 0;
      if (rate > 1 && (leaving || this.random() < 0.3) && (await this.command(hiloCalls.cashRound, { roundId })))
        return;
      return void (await this.command(hiloCalls.selectCard, {
        roundId,
        select: this.oneOf(guessesOn(playRank(card))),
      }));
    }
    if (leaving) return;
    const amount = this.amount();
    if (await this.command(hiloCalls.startRound, { amount, ...IDR })) this.bought('hilo', amount);
  }

  private async coinFlip(leaving: boolean): Promise<void> {
    const { round } = await this.house.send(coinFlipCalls.curRound, IDR, this.player);
    if (round) {
      const { roundId, flips } = round;
      if (flips.length > 0 && (leaving || this.random() < 0.4))
        return void (await this.command(coinFlipCalls.cashRound, { roundId }));
      return void (await this.command(coinFlipCalls.selectCard, { roundId, select: this.oneOf(COIN_SIDES) }));
    }
    if (leaving) return;
    const amount = this.amount();
    if (await this.command(coinFlipCalls.startRound, { amount, ...IDR })) this.bought('coinFlip', amount);
  }

  private async roller(): Promise<void> {
    const amount = this.amount();
    if (
      await this.command(rollerCalls.startRound, {
        amount,
        choose: 5_000 + Math.floor(this.random() * 90_000),
        isHigher: this.random() < 0.5,
        ...IDR,
      })
    )
      this.bought('roller', amount);
  }
}
