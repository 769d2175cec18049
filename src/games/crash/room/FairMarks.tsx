import { rtp } from '../../../../rules/crash/rtp';
import { LockMark } from '../../../play/room/FairnessPanel';
import { ReturnLine } from '../../../play/room/ReturnLine';
import { useCrash } from './context';

/** What comes back on average, by the rate that the server plays to; by the rules as long as it has not said. */
export function CrashReturn() {
  const share = useCrash(({ context }) => (context.fair.roundId === '' ? rtp() : context.fair.profitRate / 100));
  return <ReturnLine rtp={share} />;
}

export const CrashLock = () => <LockMark open={useCrash(({ context }) => context.fair.serverSeed !== null)} />;
