import { FLOW_DAYS_MOST } from '../../contract/flow';
import { type Day, type Days, daysAfter } from '../../rules/days';

/** A stretch of days in parts that the server sums up at once, the newest first. */
export function chunksOf({ from, to }: Days): readonly Days[] {
  const chunks: Days[] = [];
  for (let last: Day = to; last >= from; last = daysAfter(last, -FLOW_DAYS_MOST)) {
    const first = daysAfter(last, 1 - FLOW_DAYS_MOST);
    chunks.push({ from: first > from ? first : from, to: last });
  }
  return chunks;
}
