import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/replay';

export const words: AreaOf<typeof source> = {
  'replay.title': 'Replay of {game}',
  'replay.stage': 'Replay of round {id}',
  'replay.back': 'To the {game} room',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.restart': 'From the start',
  'replay.scrub': 'Go to another moment',
  'replay.at': '{time} of {end} seconds',
  'replay.speed': 'Speed',
  'replay.still': 'Make it a picture',
  'replay.stillFailed': 'The picture could not be made. Try again.',
  'replay.playMoney': 'Play money, 18+ only',
  'replay.loading': 'Loading the round…',
  'replay.noneTitle': 'There is no such round',
  'replay.noneBody':
    'The number is wrong, the round was void, or it is not over. A round that still runs can be replayed once its result is out.',
  'replay.players': 'Who took part',
  'replay.nobody': 'Nobody took part in this round.',
  'replay.more': '{n} more are not shown',
  'replay.summary': 'Summary',
  'replay.when': '{time} WIB.',
  'replay.money': '{n} {n:bet|bets} of players: {staked} in, {paid} back.',
  'replay.noMoney': 'No bets of players.',
  'replay.bots': '{n} house bots kept company, without money.',
  'replay.record':
    'Played from the public record of this round. Names are masked; seeds and result can be checked right here.',
  'replay.fair': 'Fairness check',
  'replay.stakes': 'Stake',
  'replay.result': 'Result',
};
