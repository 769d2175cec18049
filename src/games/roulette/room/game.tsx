import { ROULETTE_TEAMS, type RouletteTeam } from '../../../../contract/roulette';
import { rouletteMachine } from '../../../../machines/roulette/machine';
import { PAYOUTS, rtp, settle } from '../../../../rules/roulette/wheel';
import { formatOdds } from '../../../i18n/format';
import { createRouletteFeed } from '../feed';
import type { PoolRoomWiring } from '../../../play/pool/game';
import { oneTable } from '../../../play/pool/oneTable';
import { NumberChip, TeamIcon } from './Face';
import { drawnName, teamName } from './teams';
import { rouletteWire } from './wire';

/** Roulette as the rooms of pools know it. */
export const roulette: PoolRoomWiring<RouletteTeam, number, number> = {
  ...oneTable('roulette', drawnName),
  pools: ROULETTE_TEAMS,
  machine: rouletteMachine,
  wire: rouletteWire,
  createFeed: createRouletteFeed,
  ask: (t) => t('roulette.ask'),
  name: teamName,
  pays: (_t, team) => formatOdds(PAYOUTS[team]),
  icon: (team) => <TeamIcon team={team} />,
  rateOf: settle,
  topRate: (team) => PAYOUTS[team],
  face: (number) => <NumberChip number={number} />,
  told: drawnName,
  shown: String,
  verifier: async () => (await import('./verifyRoulette')).verifyRoulette,
  rtp,
  keys: { m: 'red', h: 'black', b: 'blue', 1: 'red', 2: 'black', 3: 'blue' },
  chips: [5_000, 10_000, 50_000, 100_000, 500_000],
};
