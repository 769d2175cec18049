/** What a replay knows of each game: where its record is had, how it is played and proven, and what is said about it. */
import {
  type CrashRecord,
  type HiloRecord,
  type DiceRecord,
  type DingdongRecord,
  replayEndpoints,
  type RouletteRecord,
  type MinesRecord,
  type RollerRecord,
  type WingoRecord,
} from '../../contract/replay';
import { PAYOUTS } from '../../rules/dingdong/ring';
import { cardName } from '../../rules/hilo/cards';
import type { House } from '../house/house';
import type { Translate } from '../i18n';
import { formatAmount, formatDayTime, formatOdds, formatRp, formatWireMultiplier } from '../i18n/format';
import { crashSeen, seenId } from '../games/crash/room/seen';
import { hiloGame } from '../games/hilo/room/game';
import { pipsText } from '../games/dice/room/faces';
import { poolSeen, seenId as poolSeenId } from '../play/pool/seen';
import type { Earlier, RoundProof, Verify } from '../play/room/proof';
import { stopsText } from '../games/dingdong/room/stops';
import { drawnName as pocketName } from '../games/roulette/room/teams';
import { drawnName, longPhase } from '../games/wingo/room/cells';
import { minesGame } from '../games/mines/room/game';
import { rollerGame } from '../games/roller/room/game';
import type { SoloProven } from '../play/solo/SoloCheck';
import { wingoSeen } from '../games/wingo/room/seen';
import { crashStory } from '../games/crash/story';
import { hiloStory } from '../games/hilo/story';
import { dingdongStory } from '../games/dingdong/story';
import { rouletteStory } from '../games/roulette/story';
import { diceStory } from '../games/dice/story';
import { minesStory } from '../games/mines/story';
import { rollerStory } from '../games/roller/story';
import type { Story } from './story';
import { wingoStory } from '../games/wingo/story';

interface Records {
  crash: CrashRecord;
  hilo: HiloRecord;
  wingo: WingoRecord;
  roulette: RouletteRecord;
  dingdong: DingdongRecord;
  dice: DiceRecord;
  mines: MinesRecord;
  roller: RollerRecord;
}
/** Games whose finished rounds can be played back. */
export type ReplayedGame = keyof Records;
export type RecordOf<G extends ReplayedGame> = Records[G];

/** How a round is proven: a room's by the link of its chain, a solo game's once its player has opened the server seed. */
type Proving<G extends ReplayedGame> =
  | {
      proof(this: void, record: RecordOf<G>): RoundProof;
      verify(this: void, house: Pick<House, 'storage'>, record: RecordOf<G>): Verify;
    }
  | { solo(this: void, record: RecordOf<G>): SoloProven };

interface Told<G extends ReplayedGame> {
  /** @throws CodeError 3 when there is no such finished round */
  ask(this: void, http: House['http'], roundId: string): Promise<RecordOf<G>>;
  story(this: void, record: RecordOf<G>): Story<G>;
  /** The round's number as the room shows it. */
  name(this: void, t: Translate, record: RecordOf<G>): string;
  /** What happened, sentence by sentence. */
  summary(this: void, t: Translate, record: RecordOf<G>): readonly string[];
}

export type ReplayGame<G extends ReplayedGame> = Told<G> & Proving<G>;

const proofFrom = (
  roundId: string,
  { serverSeed, seedHash, publicSeed, digest, chain }: CrashRecord['proof'],
): RoundProof => ({ roundId, serverSeed, seedHash, publicSeed, chainId: chain?.chainId, digest });
const earlierFrom = ({ earlier }: CrashRecord['proof']): Earlier => ({ kind: 'seed', ...earlier });

/** An amount in a sentence, which does not break after its Rp. */
const amount = (rupiah: number): string => formatRp(rupiah).replace(' ', '\u00a0');

const money = (t: Translate, count: number, staked: number, paid: number): string =>
  count === 0
    ? t('replay.noMoney')
    : t('replay.money', { n: formatAmount(count), staked: amount(staked), paid: amount(paid) });

function company(t: Translate, players: readonly { readonly bot?: true | undefined }[]): readonly string[] {
  const bots = players.filter(({ bot }) => bot).length;
  return bots === 0 ? [] : [t('replay.bots', { n: formatAmount(bots) })];
}

/** The highest cash-out of a player, or of a bot where no player cashed out. */
function bestOf(t: Translate, { players }: CrashRecord): readonly string[] {
  const out = players.flatMap((seat) =>
    seat.out === undefined ? [] : [{ name: seat.name, bot: seat.bot === true, rate: seat.out.rate }],
  );
  const [best] = [...out].sort((a, b) => Number(a.bot) - Number(b.bot) || b.rate - a.rate);
  return best === undefined
    ? []
    : [t('replay.best', { rate: formatWireMultiplier(best.rate), name: best.bot ? `${best.name} (bot)` : best.name })];
}

export const replayGames: { readonly [G in ReplayedGame]: ReplayGame<G> } = {
  hilo: {
    ask: (http, roundId) => http.call(replayEndpoints.hilo, { query: { roundId }, quiet: true }),
    story: hiloStory,
    solo({ roundId, startTime, first, steps, proof }) {
      const round = { cards: [{ card: first }, ...steps] };
      return {
        game: 'hilo',
        round: { roundId, startTime, ...proof },
        shown: hiloGame.shown(round),
        rule: () => hiloGame.rule(round),
      };
    },
    name: (t, { roundId }) => t('room.round', { id: roundId }),
    summary: (t, { first, steps, startTime, rate, amount, winAmount }) => [
      winAmount > 0
        ? t('replay.hiloWon', { rate: formatWireMultiplier(rate), n: steps.length })
        : t('replay.hiloLost', { card: cardName(steps.at(-1)?.card ?? first), n: steps.length }),
      t('replay.when', { time: formatDayTime(startTime) }),
      money(t, 1, amount, winAmount),
    ],
  },
  crash: {
    ask: (http, roundId) => http.call(replayEndpoints.crash, { query: { roundId }, quiet: true }),
    story: crashStory,
    proof: ({ roundId, proof }) => proofFrom(roundId, proof),
    verify:
      (house, { roundId, startTime, target, proof }) =>
      async () => {
        const seen = crashSeen(house).find(seenId(roundId, startTime));
        return (await import('../games/crash/room/verifyCrash')).verifyCrash(
          proofFrom(roundId, proof),
          { seen, earlier: earlierFrom(proof) },
          formatWireMultiplier(target),
        );
      },
    name: (t, { roundId }) => t('crash.myRow', { id: formatAmount(BigInt(roundId) * 100n) }),
    summary: (t, record) => [
      t('replay.crash', { target: formatWireMultiplier(record.target) }),
      t('replay.when', { time: formatDayTime(record.startTime) }),
      money(t, record.bets, record.staked, record.paid),
      ...bestOf(t, record),
      ...company(t, record.players),
    ],
  },
  wingo: {
    ask: (http, roundId) => http.call(replayEndpoints.wingo, { query: { roundId }, quiet: true }),
    story: wingoStory,
    proof: ({ phase, proof }) => proofFrom(phase, proof),
    verify:
      (house, { phase, model, number, proof }) =>
      async () => {
        const seen = wingoSeen(house, model).find(phase);
        return (await import('../games/wingo/room/verifyWingo')).verifyWingo(
          proofFrom(phase, proof),
          { seen, earlier: earlierFrom(proof) },
          String(number),
        );
      },
    name: (t, { phase }) => t('wingo.period', { id: longPhase(phase) }),
    summary: (t, record) => [
      t('replay.wingo', { drawn: drawnName(t, record.number) }),
      t('replay.when', { time: formatDayTime(record.endTime) }),
      money(t, record.orders, record.staked, record.paid),
      ...company(t, record.players),
    ],
  },
  dingdong: {
    ask: (http, roundId) => http.call(replayEndpoints.dingdong, { query: { roundId }, quiet: true }),
    story: dingdongStory,
    proof: ({ roundId, proof }) => proofFrom(roundId, proof),
    verify:
      (house, { roundId, runs, proof }) =>
      async () => {
        const seen = poolSeen(house, 'dingdong').find(poolSeenId(roundId, proof.seedHash));
        return (await import('../games/dingdong/room/verifyDingdong')).verifyDingdong(
          proofFrom(roundId, proof),
          { seen, earlier: earlierFrom(proof) },
          stopsText(runs.map(({ result }) => result)),
        );
      },
    name: (t, { roundId }) => t('room.round', { id: formatAmount(BigInt(roundId) * 100n) }),
    summary: (t, record) => [
      ...record.runs.filter(({ result }) => result === 'AGAIN').map(() => t('replay.dingdongAgain')),
      t('replay.dingdong', { name: t(`dingdong.${record.result}`), odds: formatOdds(PAYOUTS[record.result]) }),
      t('replay.when', { time: formatDayTime(record.stopTime) }),
      money(t, record.bets, record.staked, record.paid),
      ...company(t, record.players),
    ],
  },
  roulette: {
    ask: (http, roundId) => http.call(replayEndpoints.roulette, { query: { roundId }, quiet: true }),
    story: rouletteStory,
    proof: ({ roundId, proof }) => proofFrom(roundId, proof),
    verify:
      (house, { roundId, result, proof }) =>
      async () => {
        const seen = poolSeen(house, 'roulette').find(poolSeenId(roundId, proof.seedHash));
        return (await import('../games/roulette/room/verifyRoulette')).verifyRoulette(
          proofFrom(roundId, proof),
          { seen, earlier: earlierFrom(proof) },
          String(result),
        );
      },
    name: (t, { roundId }) => t('room.round', { id: formatAmount(BigInt(roundId) * 100n) }),
    summary: (t, record) => [
      t('replay.roulette', { drawn: pocketName(t, record.result) }),
      t('replay.when', { time: formatDayTime(record.stopTime) }),
      money(t, record.bets, record.staked, record.paid),
      ...company(t, record.players),
    ],
  },
  dice: {
    ask: (http, roundId) => http.call(replayEndpoints.dice, { query: { roundId }, quiet: true }),
    story: diceStory,
    proof: ({ roundId, proof }) => proofFrom(roundId, proof),
    verify:
      (house, { roundId, result, proof }) =>
      async () => {
        const seen = poolSeen(house, 'dice').find(poolSeenId(roundId, proof.seedHash));
        return (await import('../games/dice/room/verifyDice')).verifyDice(
          proofFrom(roundId, proof),
          { seen, earlier: earlierFrom(proof) },
          pipsText(result),
        );
      },
    name: (t, { roundId }) => t('room.round', { id: formatAmount(BigInt(roundId) * 100n) }),
    summary: (t, record) => [
      t('replay.dice', { faces: pipsText(record.result) }),
      t('replay.when', { time: formatDayTime(record.closeTime) }),
      money(t, record.bets, record.staked, record.paid),
      ...company(t, record.players),
    ],
  },
  mines: {
    ask: (http, roundId) => http.call(replayEndpoints.mines, { query: { roundId }, quiet: true }),
    story: minesStory,
    solo: ({ roundId, startTime, mines, showMineIndex, proof }) => ({
      game: 'mines',
      round: { roundId, startTime, ...proof },
      shown: minesGame.shown({ showMineIndex }),
      rule: () => minesGame.rule({ mines }),
    }),
    name: (t, { roundId }) => t('room.round', { id: roundId }),
    summary: (t, { mines, steps, startTime, rate, amount, winAmount }) => [
      winAmount > 0
        ? t('replay.minesWon', { mines, n: steps.length, rate: formatWireMultiplier(rate) })
        : t('replay.minesLost', { mines, n: steps.length }),
      t('replay.when', { time: formatDayTime(startTime) }),
      money(t, 1, amount, winAmount),
    ],
  },
  roller: {
    ask: (http, roundId) => http.call(replayEndpoints.roller, { query: { roundId }, quiet: true }),
    story: rollerStory,
    solo: ({ roundId, startTime, result, proof }) => ({
      game: 'roller',
      round: { roundId, startTime, ...proof },
      shown: rollerGame.shown({ result }),
      rule: rollerGame.rule,
    }),
    name: (t, { roundId }) => t('room.round', { id: roundId }),
    summary: (t, { result, choose, isHigher, startTime, amount, winAmount }) => [
      t('replay.roller', {
        result: formatAmount(result),
        guess: t(isHigher ? 'roller.guessHigher' : 'roller.guessLower', { n: formatAmount(choose) }),
      }),
      t('replay.when', { time: formatDayTime(startTime) }),
      money(t, 1, amount, winAmount),
    ],
  },
};
