import { DINGDONG_SELECTIONS, type DingdongSelection, type DingdongStop } from '../../../../contract/dingdong';
import { dingdongMachine } from '../../../../machines/dingdong/machine';
import { PAYOUTS, rtp } from '../../../../rules/dingdong/ring';
import type { Translate } from '../../../i18n';
import { formatOdds } from '../../../i18n/format';
import { createDingdongFeed } from '../feed';
import type { PoolRoomWiring } from '../../../play/pool/game';
import { oneTable } from '../../../play/pool/oneTable';
import { Fruit } from './Fruit';
import { stopsText } from './stops';
import { dingdongWire } from './wire';

/** A stop in words; LAGI says what it does. */
const told = (t: Translate, stop: DingdongStop): string =>
  stop === 'AGAIN'
    ? t('dingdong.drawnAgain')
    : t('dingdong.drawn', { name: t(`dingdong.${stop}`), odds: formatOdds(PAYOUTS[stop]) });

/** Dingdong over the parts that all rooms of pools share. */
export const dingdongGame: PoolRoomWiring<DingdongSelection, DingdongStop, readonly DingdongStop[]> = {
  ...oneTable('dingdong', told),
  pools: DINGDONG_SELECTIONS,
  machine: dingdongMachine,
  wire: dingdongWire,
  createFeed: createDingdongFeed,
  ask: (t) => t('dingdong.ask'),
  name: (t, pool) => t(`dingdong.${pool}`),
  pays: (_t, pool) => formatOdds(PAYOUTS[pool]),
  icon: (pool) => <Fruit stop={pool} />,
  topRate: (pool) => PAYOUTS[pool],
  rateOf: (pool, stop) => (stop === 'AGAIN' ? null : stop === pool ? PAYOUTS[pool] : 0),
  // Most rounds have one stop; those before it are runs that LAGI sent on.
  face: (stops) => stops.map((stop, i) => <Fruit key={i} stop={stop} size={i === stops.length - 1 ? 26 : 18} />),
  told: (t, stops) => stops.map((stop) => told(t, stop)).join('; '),
  shown: stopsText,
  verifier: async () => (await import('./verifyDingdong')).verifyDingdong,
  rtp,
  keys: { 1: 'CHERRY', 2: 'APPLE', 3: 'MANGO', 4: 'BAMBOO', 5: 'GRAPE', 6: 'STAR', 7: 'DING' },
  chips: [1_000, 5_000, 10_000, 50_000, 100_000],
};
