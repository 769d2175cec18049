import type { DeskActName } from '../../contract/deskActs';
import type { DeskLogEntry } from '../../contract/deskHouse';
import type { PersonState } from '../../contract/deskPeople';
import { WIB_OFFSET_MS } from '../../rules/wib';
import type { PlainMessage, Translate } from '../i18n';
import type { StateTone } from './parts/parts';

const MINUTE_MS = 60_000;

/** How long something has waited: `12 mnt`, `3 j 5 mnt`, `2 hari`. */
export function ageText(t: Translate, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return t('desk.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('desk.hours', { h: hours, m: minutes % 60 }) : t('desk.days', { n: Math.floor(hours / 24) });
}

export const STATES: Readonly<Record<PersonState, { readonly name: PlainMessage; readonly tone: StateTone }>> = {
  active: { name: 'desk.active', tone: 'good' },
  frozen: { name: 'desk.frozen', tone: 'wait' },
  closed: { name: 'desk.closedAccount', tone: 'bad' },
};

/** What the log's acts are called. */
export const ACTS: Readonly<Record<DeskActName, PlainMessage>> = {
  'person.freeze': 'desk.act.freeze',
  'person.unfreeze': 'desk.act.unfreeze',
  'person.endSessions': 'desk.act.endSessions',
  'person.resetMfa': 'desk.act.resetMfa',
  'person.contact': 'desk.act.contact',
  'claim.verified': 'desk.act.verified',
  'claim.refused': 'desk.act.refused',
  'claim.picture': 'desk.act.picture',
  'partner.accepted': 'desk.act.partnerAccepted',
  'partner.refused': 'desk.act.partnerRefused',
  'job.retry': 'desk.act.jobRetry',
  'job.giveUp': 'desk.act.jobGiveUp',
  'event.retry': 'desk.act.eventRetry',
  'event.giveUp': 'desk.act.eventGiveUp',
  'ticket.take': 'desk.act.ticketTake',
  'ticket.answer': 'desk.act.ticketAnswer',
  'ticket.note': 'desk.act.ticketNote',
  'ticket.close': 'desk.act.ticketClose',
  'ticket.picture': 'desk.act.ticketPicture',
  'doc.change': 'desk.act.docChange',
  'doc.undo': 'desk.act.docUndo',
  'setting.change': 'desk.act.settingsChange',
  'setting.undo': 'desk.act.settingsUndo',
  'mailing.order': 'desk.act.mailingOrder',
  'mailing.cancel': 'desk.act.mailingCancel',
  'board.add': 'desk.act.boardAdd',
  'board.change': 'desk.act.boardChange',
  'board.remove': 'desk.act.boardRemove',
  'operator.add': 'desk.act.operatorAdd',
  'operator.remove': 'desk.act.operatorRemove',
};

const isAct = (act: string): act is DeskActName => Object.hasOwn(ACTS, act);

/** An act in words; its name where a later release has noted one that this page does not know. */
export const actText = (t: Translate, act: string): string => (isAct(act) ? t(ACTS[act]) : act);

/** Who did it. */
export const actorText = (t: Translate, { actor, name }: Pick<DeskLogEntry, 'actor' | 'name'>): string =>
  name !== '' ? name : actor === 'console' ? t('desk.console') : actor;

const WIB = '+07:00';

/** What a date-and-time field holds, as a moment in Jakarta, epoch ms; null for nothing. */
export function momentOf(field: string): number | null {
  const at = Date.parse(`${field}:00${WIB}`);
  return Number.isNaN(at) ? null : at;
}

/** A moment as such a field holds it. */
export const dateTimeOf = (epochMs: number): string => new Date(epochMs + WIB_OFFSET_MS).toISOString().slice(0, 16);
