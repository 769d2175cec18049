import { CURRENCY, DICE_MULTIPLIERS } from '../../../../contract/constants';
import { diceCalls, DICE_FACES, type DiceFace, type DiceRoll, diceStreams } from '../../../../contract/dice';
import { diceMachine } from '../../../../machines/dice/machine';
import { diceEnd, diceSnapshot } from '../../../../machines/dice/wire';
import { resultOf, startOf, takenOf, updateOf } from '../../../../machines/kit/pool/wire';
import { pageOf } from '../../../../machines/kit/wire';
import { rtp, settle } from '../../../../rules/dice/dice';
import { formatWireOdds } from '../../../i18n/format';
import { isEmpty, part } from '../../../net/channel';
import { createDiceFeed } from '../feed';
import type { PoolRoomWiring } from '../../../play/pool/game';
import { oneTable, poolOf } from '../../../play/pool/oneTable';
import { Die, Roll } from './Die';
import { faceName, pipsText } from './faces';

/** The amounts of the quick chips, rupiah. */
const CHIPS = [5_000, 10_000, 25_000, 50_000, 100_000] as const;

/** The dice room as the shared parts of the games of pools know it. */
export const diceGame: PoolRoomWiring<DiceFace, DiceRoll, DiceRoll> = {
  ...oneTable('dice', (_t, roll: DiceRoll) => pipsText(roll)),
  pools: DICE_FACES,
  machine: diceMachine,
  createFeed: createDiceFeed,
  wire: {
    follow: (channel, hear) =>
      channel.follow({
        call: diceCalls.curRound,
        payload: { currency: CURRENCY },
        parts: [
          part(diceStreams.start, (start) => hear({ type: 'wire.start', start: startOf(start) })),
          part(diceStreams.end, (end) => hear({ type: 'wire.end', end: diceEnd(end) })),
          part(diceStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) })),
        ],
        onSnapshot: (round) => hear({ type: 'wire.snapshot', snapshot: diceSnapshot(round) }),
      }),
    listen: (channel, userId, hear) =>
      channel.subscribe(diceStreams.result, userId, (result) =>
        hear({ type: 'wire.result', result: resultOf(result) }),
      ),
    bet: async (channel, { select, ...bet }) =>
      takenOf(await channel.request(diceCalls.bet, { ...bet, pool: poolOf(select) })),
    async past(channel, ask) {
      const reply = await channel.request(diceCalls.pastRound, ask, { quiet: true });
      return isEmpty(reply) ? null : reply;
    },
    async mine(channel, ask) {
      const reply = await channel.request(diceCalls.myHistory, ask, { quiet: true });
      return isEmpty(reply) ? null : pageOf(reply);
    },
  },
  ask: (t) => t('dice.ask'),
  name: faceName,
  pays: (t) =>
    t('dice.pays', {
      one: formatWireOdds(DICE_MULTIPLIERS[0]),
      two: formatWireOdds(DICE_MULTIPLIERS[1]),
      three: formatWireOdds(DICE_MULTIPLIERS[2]),
    }),
  icon: (face) => <Die face={face} />,
  rateOf: settle,
  topRate: (face) => settle(face, [face, face, face]),
  face: (roll) => <Roll faces={roll} size={18} />,
  told: (_t, roll) => pipsText(roll),
  shown: pipsText,
  verifier: async () => (await import('./verifyDice')).verifyDice,
  rtp,
  keys: Object.fromEntries(DICE_FACES.map((face) => [String(face + 1), face])),
  chips: CHIPS,
};
