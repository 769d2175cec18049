import type { RouletteTeam } from '../../../../contract/roulette';
import { teamOf } from '../../../../rules/roulette/wheel';
import css from './Face.module.css';

/** A team beside text: its colour. */
export function TeamIcon({ team }: { readonly team: RouletteTeam }) {
  return <i className={css.team} data-team={team} aria-hidden="true" />;
}

/** A number as its chip. */
export function NumberChip({ number }: { readonly number: number }) {
  return (
    <b className={css.chip} data-team={teamOf(number)}>
      {number}
    </b>
  );
}
