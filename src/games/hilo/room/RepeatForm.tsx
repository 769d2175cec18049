import { useState } from 'react';
import { HILO_WAYS, type HiloWay, hiloHand } from '../../../../machines/hilo/hand';
import { toSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { RunForm } from '../../../play/room/repeat/RunForm';
import { HandFields } from '../../../play/solo/HandFields';
import { useRunGate } from '../../../play/solo/useRunGate';
import { useHilo, useHiloRoom } from './context';

/** A run cashes out after so many right guesses at most: what is likelier on every card is right so often in one round of four. */
const MOST_RIGHT = 20;

/** Hilo for several rounds of one stake. @param amount rupiah, as its field has it */
export function RepeatForm({ amount, onDone }: { readonly amount: number; readonly onDone: () => void }) {
  const t = useT();
  const { actor } = useHiloRoom();
  const gate = useRunGate(useHilo);
  const [way, setWay] = useState<HiloWay>('likelier');
  const [right, setRight] = useState(1);
  return (
    <RunForm
      cost={toSen(amount)}
      {...gate}
      onStart={(run) => {
        actor.send({ type: 'auto.start', run, choice: {}, hand: hiloHand(way, right) });
        onDone();
      }}
    >
      <HandFields
        label={t('hand.hilo')}
        ways={HILO_WAYS.map((value) => ({ value, label: t(`hand.hilo.${value}`) }))}
        way={way}
        onWay={setWay}
        note={t('hand.hiloNote')}
        right={right}
        most={MOST_RIGHT}
        onRight={setRight}
      />
    </RunForm>
  );
}
