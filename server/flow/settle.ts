import type { EndpointReply } from '../../contract/http';
import type { flowEndpoints } from '../../contract/flow';
import { OPEN_GAMES } from '../../contract/games';
import { fromSen } from '../../rules/money';
import type { House } from '../modules/module';

/**
 * Has a player's stakes count whose rounds are over, and says what is still to be played (READINGS: `flow/settle/trigger`). Rooms do so with the end of each round; what is left for this is what one of them left undone.
 * A round that has its public record is over, and whatever it paid is booked: a stake of it that is open was lost.
 */
export async function settleTurnover(
  { store, ledger, records }: Pick<House, 'store' | 'ledger' | 'records'>,
  userId: string,
): Promise<EndpointReply<typeof flowEndpoints.settle>> {
  const { journal } = ledger;
  const refs = await journal.openStakes(userId);
  const over: string[] = [];
  for (const ref of refs) {
    const [room, round = ''] = ref.split(':');
    const game = OPEN_GAMES.find((name) => name === room);
    if (game !== undefined && (await records[game](round)) !== null) over.push(ref);
  }
  if (over.length > 0) await store.transaction((tx) => ledger.post(tx, [], { over }));
  const [{ turnover }, turnovers] = await Promise.all([journal.pockets(userId, 'IDR'), journal.turnovers(userId)]);
  return {
    toPlay: fromSen(turnover),
    turnovers: turnovers.map(({ amount, required, played, since }) => ({
      amount: fromSen(amount),
      required: fromSen(required),
      played: fromSen(played),
      since,
    })),
  };
}
