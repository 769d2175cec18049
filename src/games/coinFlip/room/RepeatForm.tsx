import { useState } from 'react';
import { COIN_WAYS, type CoinWay, coinFlipHand } from '../../../../machines/coinFlip/hand';
import { nextOf } from '../../../../machines/coinFlip/select';
import type { CoinSide } from '../../../../machines/coinFlip/types';
import { MAX_FLIPS } from '../../../../rules/coinFlip/coin';
import { toSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatAmount, formatMultiplier, formatRp } from '../../../i18n/format';
import { RunForm } from '../../../play/room/repeat/RunForm';
import { HandFields } from '../../../play/solo/HandFields';
import { useRunGate } from '../../../play/solo/useRunGate';
import { useCoinFlip, useCoinFlipRoom } from './context';

interface RepeatFormProps {
  /** Rupiah, as its field has it. */
  readonly amount: number;
  /** The side that is chosen in the room. */
  readonly side: CoinSide;
  readonly onDone: () => void;
}

/** Coin flip for several rounds of one stake. */
export function RepeatForm({ amount, side, onDone }: RepeatFormProps) {
  const t = useT();
  const { actor } = useCoinFlipRoom();
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const gate = useRunGate(useCoinFlip);
  const [way, setWay] = useState<CoinWay>(side);
  const [right, setRight] = useState(1);
  const worth = nextOf(toSen(amount), right - 1, maxProfit);
  return (
    <RunForm
      cost={toSen(amount)}
      {...gate}
      onStart={(run) => {
        const first: CoinSide = way === 'tails' ? 'tails' : 'heads';
        actor.send({ type: 'auto.start', run, choice: { select: first }, hand: coinFlipHand(way, right) });
        onDone();
      }}
    >
      <HandFields
        label={t('hand.coin')}
        ways={COIN_WAYS.map((value) => ({
          value,
          label: value === 'alternate' ? t('hand.coin.alternate') : t(`coinFlip.${value}`),
        }))}
        way={way}
        onWay={setWay}
        note={t('hand.coinNote')}
        right={right}
        most={MAX_FLIPS}
        onRight={setRight}
        {...(worth === null
          ? {}
          : {
              worth: t('hand.worth', {
                rate: formatMultiplier(worth.rate),
                amount: formatRp(worth.amount),
                n: formatAmount(2 ** right),
              }),
            })}
      />
    </RunForm>
  );
}
