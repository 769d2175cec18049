import { SUPPORT_FROM_HOUR, SUPPORT_TO_HOUR } from '../../contract/constants';
import type { DeskHours } from '../../contract/support';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

const HOUR_MS = 3_600_000;

/** When the desk is there, as of a moment (epoch ms). */
export function deskHours(now: number): DeskHours {
  const midnight = Math.floor((now + WIB_OFFSET_MS) / DAY_MS) * DAY_MS - WIB_OFFSET_MS;
  const [from, to] = [SUPPORT_FROM_HOUR, SUPPORT_TO_HOUR];
  const [opens, closes] = [midnight + from * HOUR_MS, midnight + to * HOUR_MS];
  if (now >= opens && now < closes) return { from, to, open: true };
  return { from, to, open: false, opensAt: now < opens ? opens : opens + DAY_MS };
}
