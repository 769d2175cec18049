import type { DeviceStorage } from '../house/storage';

const DAY_MS = 86_400_000;
/** Who said no is left alone for so long. */
const REST_MS = 30 * DAY_MS;

/** Counts the days on which this device was here, this one among them. */
export function countDays(storage: DeviceStorage, now: number): number {
  const [days = 0, last = -1] = (storage.get('days') ?? '0').split(' ').map(Number);
  const today = Math.floor(now / DAY_MS);
  if (!Number.isFinite(days) || last === today) return Number.isFinite(days) ? days : 0;
  storage.set('days', `${days + 1} ${today}`);
  return days + 1;
}

/** Whether a question may be asked, as far as the last no to it goes. */
export const mayAsk = (storage: DeviceStorage, question: string, now: number): boolean =>
  now - Number(storage.get(`no.${question}`) ?? -REST_MS) >= REST_MS;

export const saidNo = (storage: DeviceStorage, question: string, now: number): void =>
  storage.set(`no.${question}`, String(now));
