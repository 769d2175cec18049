import { sql } from 'kysely';
import { RATE_ONE, type Sen } from '../../rules/money';
import type { Acts, Tx } from '../ports';
import { answerOnce, type Decided, type Deciding } from './answers';
import type { BooksDeps } from './books';
import { houseAccount, type Sheet } from './sheet';
import { endOpenStakes } from './stakes';

/** Said in the words of the indexes of what is open: with a parameter in it SQLite would go through everybody's. */
const OPEN = sql.lit('open' as const);

const HOUSE = houseAccount('bonus');

/** What has to be played for a bonus: its amount times a factor of 1/10000, rounded up, and never nothing. */
const requiredFor = (amount: Sen, factor: number): Sen => {
  const required = (amount * BigInt(factor) + BigInt(RATE_ONE) - 1n) / BigInt(RATE_ONE);
  return required > 0n ? required : 1n;
};

/**
 * Bonuses and their turnover. All of a player's bonus is one pocket and their turnovers add up: it is free when the last of them is played, the oldest first. A turnover goes on when
 * the pocket is empty, because a stake that came from it may bring something back.
 */
export function createBonuses(deps: BooksDeps): Acts['bonuses'] {
  const sheetOf = (sheets: ReadonlyMap<string, Sheet>): Sheet => {
    const sheet = sheets.get('IDR');
    if (sheet === undefined) throw new Error('a bonus is of IDR');
    return sheet;
  };
  return {
    give(tx, act) {
      const { key, userId, ref, amount, factor = RATE_ONE } = act;
      const decide = async ({ now, sheets }: Deciding): Promise<Decided> => {
        const sheet = sheetOf(sheets);
        const required = requiredFor(amount, factor);
        sheet.move({ key, leg: 0, owner: userId, debit: HOUSE, credit: 'bonus', amount, kind: 'bonus', ref });
        sheet.setTurnover(userId, sheet.of(userId).turnover + required);
        await tx
          .insertInto('turnovers')
          .values({ key, owner: userId, amount, required, played: 0, status: 'open', opened_at: now, ended_at: 0 })
          .execute();
        return { outcome: { ok: true, amounts: { required } } };
      };
      return answerOnce(deps, tx, 'bonus', act, ['IDR'], decide, { factor });
    },

    forfeit: (tx, act) =>
      answerOnce(deps, tx, 'forfeit', act, ['IDR'], async ({ now, sheets }) => {
        const { key, userId, ref } = act;
        const sheet = sheetOf(sheets);
        const { bonus, turnover } = sheet.of(userId);
        if (turnover === 0n) return { outcome: { ok: false, reason: 'unknown' } };
        if (await hasBonusAtStake(tx, userId)) return { outcome: { ok: false, reason: 'at stake' } };
        if (bonus > 0n)
          sheet.move({
            key,
            leg: 0,
            owner: userId,
            debit: 'bonus',
            credit: HOUSE,
            amount: bonus,
            kind: 'forfeit',
            ref,
          });
        sheet.setTurnover(userId, 0n);
        await tx
          .updateTable('turnovers')
          .set({ status: 'forfeited', ended_at: now })
          .where('owner', '=', userId)
          .where('status', '=', OPEN)
          .execute();
        await endOpenStakes(tx, deps.store, [userId]);
        return { outcome: { ok: true, amounts: { forfeited: bonus } } };
      }),
  };
}

async function hasBonusAtStake(tx: Tx, owner: string): Promise<boolean> {
  const stake = await tx
    .selectFrom('turnover_stakes')
    .select('key')
    .where('owner', '=', owner)
    .where('status', '=', OPEN)
    .where('bonus', '>', 0n)
    .limit(1)
    .executeTakeFirst();
  return stake !== undefined;
}
