/** WIB, the time of Jakarta, is UTC+7 all year. */
export const WIB_OFFSET_MS = 7 * 3_600_000;

export const DAY_MS = 86_400_000;

/** The WIB day of a moment, as 20261123. */
export const wibDay = (epochMs: number): string =>
  new Date(epochMs + WIB_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** The midnight in WIB that comes after a moment, epoch ms. */
export const nextWibMidnight = (epochMs: number): number =>
  (Math.floor((epochMs + WIB_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - WIB_OFFSET_MS;

const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');

/** A moment as Indonesian texts write it: `20 November 2026, 14.32 WIB`. */
export function wibDateTime(epochMs: number): string {
  const at = new Date(epochMs + WIB_OFFSET_MS);
  const two = (n: number): string => String(n).padStart(2, '0');
  const clock = `${two(at.getUTCHours())}.${two(at.getUTCMinutes())}`;
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${clock} WIB`;
}
