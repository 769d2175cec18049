import type { FairPlayAct, LimitKind } from '../../contract/fairplay';
import type { Locale, PlainMessage, Translate } from '../i18n';
import { daysBetween, formatDay, formatMoment } from '../i18n/dates';
import { formatRp, formatTime } from '../i18n/format';

const MINUTE_MS = 60_000;

/** The words of the two limits. */
export const LIMIT_WORDS = {
  loss: { name: 'fairPlay.loss', edit: 'fairPlay.setLoss' },
  deposit: { name: 'fairPlay.deposit', edit: 'fairPlay.setDeposit' },
} as const satisfies Readonly<Record<LimitKind, Readonly<Record<'name' | 'edit', PlainMessage>>>>;

/** A gain or a loss in full, with a proper minus: `+Rp 12.000`, `−Rp 85.000`. */
export const netText = (rupiah: number): string =>
  rupiah > 0 ? `+${formatRp(rupiah)}` : formatRp(rupiah).replace('-', '−');

/** A moment as somebody says it: `hari ini 13.40`, `besok 13.40`, `27 Nov 13.40`. */
export function whenText(t: Translate, locale: Locale, at: number, now: number): string {
  const time = formatTime(at);
  const days = daysBetween(now, at);
  if (days === 0) return t('fairPlay.today', { time });
  return days === 1 ? t('fairPlay.tomorrow', { time }) : `${formatDay(at, locale)} ${time}`;
}

/** What is left until a moment: `23 j 8 mnt`. A started minute counts as whole. */
export function leftText(t: Translate, ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return t('fairPlay.hoursLeft', { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** A limit in words; null is none. */
export const limitText = (t: Translate, rupiah: number | null): string =>
  rupiah === null ? t('fairPlay.noLimit') : formatRp(rupiah);

/** A line of the record. */
export function actText(t: Translate, locale: Locale, act: FairPlayAct, now: number): string {
  switch (act.what) {
    case 'limit.lowered':
      return t('fairPlay.act.lowered', { kind: t(LIMIT_WORDS[act.kind].name), to: limitText(t, act.to) });
    case 'limit.asked':
      return t('fairPlay.act.asked', {
        kind: t(LIMIT_WORDS[act.kind].name),
        to: limitText(t, act.to),
        when: whenText(t, locale, act.at, now),
      });
    case 'limit.withdrawn':
      return t('fairPlay.act.withdrawn', { kind: t(LIMIT_WORDS[act.kind].name), to: limitText(t, act.to) });
    case 'reminder':
      return t('fairPlay.act.reminder', { to: act.to });
    case 'break':
      return t('fairPlay.act.break', {
        length: t(`fairPlay.break.${act.length}`),
        when: formatMoment(act.until, locale),
      });
    case 'exclusion':
      return t('fairPlay.act.exclusion', {
        length: t(`fairPlay.exclusion.${act.length}`),
        when: formatMoment(act.until, locale),
      });
  }
}
