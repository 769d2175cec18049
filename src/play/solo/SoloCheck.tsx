import { useState } from 'react';
import type { GameId } from '../../../contract/games';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { CopyRow } from '../room/CopyRow';
import type { CheckLine } from '../room/proof';
import { Verdict, type VerdictWords } from '../room/RoundCheck';
import type { Draws } from '../../../rules/fairness/draws';
import type { ProvenRound } from './game';
import { seenId, soloSeen } from './seen';
import css from '../room/Fairness.module.css';

type State =
  { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

/** A finished round and what it takes to compute it again. */
export interface SoloProven {
  readonly game: GameId;
  readonly round: ProvenRound;
  /** The result as the room displayed it. */
  readonly shown: string;
  /** Loads the game's rule: the result of the draws as text. */
  rule(): Promise<(draws: Draws) => string>;
}

/** How the player opens the server seed that a round was drawn from. */
export interface SeedOpener {
  /** A round is open: the seed that it may be drawn from stays closed. */
  readonly blocked: boolean;
  /** Rotates the seed out. Null when it was open already: the round says it once it is read again. */
  open(): Promise<string | null>;
}

/** A finished round's seeds and hashes, and its check in this browser once its server seed is open. */
export function SoloCheck({
  game,
  round,
  shown,
  rule,
  own,
  opener,
}: SoloProven & {
  /** The player's own; without it, it is where this device knows its server seed. */ readonly own?: true;
  /** Where the player can open the server seed. */ readonly opener?: SeedOpener;
}) {
  const t = useT();
  const house = useHouse();
  const seen = soloSeen(house, game).find(seenId(round.serverSeedHash));
  const mine = own ?? seen !== null;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [opened, setOpened] = useState<string | null>(null);
  const serverSeed = round.serverSeed ?? opened ?? undefined;
  const run = (seed: string) => {
    setState({ kind: 'running' });
    Promise.all([import('./verify'), rule()]).then(
      ([{ verifySolo }, resultOf]) => setState({ kind: 'done', lines: verifySolo(round, seed, resultOf, shown, seen) }),
      () => setState({ kind: 'failed' }),
    );
  };
  return (
    <div className={css.check}>
      {state.kind === 'done' ? <Verdict lines={state.lines} words={wordsOf(t)} /> : null}
      {state.kind === 'failed' ? (
        <p className={css.bad} role="alert">
          {t('check.failed')}
        </p>
      ) : null}
      <CopyRow label={t('solo.serverHash')} value={round.serverSeedHash} />
      <CopyRow
        label={t('solo.serverSeed')}
        value={serverSeed ?? null}
        later={t(mine ? 'solo.serverLater' : 'solo.serverLaterOther')}
      />
      <CopyRow label={t(mine ? 'solo.clientSeed' : 'solo.clientSeedOther')} value={round.clientSeed} />
      <CopyRow label={t('solo.nonce')} value={String(round.nonce)} />
      {round.roundHash === undefined ? null : <CopyRow label={t('proof.digest')} value={round.roundHash} />}
      {serverSeed !== undefined ? (
        <Button block icon="shield" busy={state.kind === 'running'} onClick={() => run(serverSeed)}>
          {t(state.kind === 'done' ? 'check.again' : 'check.run')}
        </Button>
      ) : opener === undefined ? (
        <p className={css.note}>{t(mine ? 'solo.checkLater' : 'solo.checkLaterOther')}</p>
      ) : (
        <OpenSeed
          opener={opener}
          onOpened={(seed) => {
            setOpened(seed);
            run(seed);
          }}
        />
      )}
      <p className={css.note}>{t('check.here')}</p>
    </div>
  );
}

/** Opens the server seed where it is missed: what that means, and the check right after it. */
function OpenSeed({ opener, onOpened }: { readonly opener: SeedOpener; readonly onOpened: (seed: string) => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    opener
      .open()
      // A refusal has its toast from the channel.
      .then(
        (seed) => (seed === null ? undefined : onOpened(seed)),
        () => undefined,
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p className={css.note}>{t(opener.blocked ? 'solo.rotateOpen' : 'solo.openToCheckNote')}</p>
      <Button block icon="shield" busy={busy} disabled={opener.blocked} onClick={press}>
        {t('solo.openToCheck')}
      </Button>
    </>
  );
}

/** Solo rounds have no bets that close and no public seed: their steps in words of their own. */
const wordsOf = (t: Translate): VerdictWords => ({
  proven: t('solo.proven'),
  step: ({ step, state }) => (step === 'seen' ? t(state === 'ok' ? 'solo.seen' : 'solo.seenNot') : undefined),
  note(line) {
    switch (line.step) {
      case 'seen':
        return line.state === 'ok' ? t('solo.seenNote', { time: formatDayTime(line.at) }) : t('solo.seenNotNote');
      case 'commit':
        return t('solo.commitBadNote');
      case 'digest':
        return t('solo.digestNote');
      default:
        return undefined;
    }
  },
});
