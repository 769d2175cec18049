import * as z from 'zod/mini';
import { deskReason } from './deskParts';
import { epochMs, none } from './common';
import { endpoint } from './http';
import { SETTINGS } from './settings-table';
import type { SettingKey } from './settings-table';

export type { SettingKey } from './settings-table';

export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];
export const settingKey = z.enum(SETTING_KEYS);

/** A value of a setting as it travels: what fits is said by the setting's own schema. */
const value = z.json();

/** A setting as the desk sees it: its value of now, and since which version and when (epoch ms) it holds; both 0 where nobody has changed it. */
export const settingState = z.object({ key: settingKey, value, version: z.int(), since: epochMs });

/** One key in one version. `before` is what it was; `undoable`: nothing has changed the key since. */
export const settingChange = z.object({
  version: z.int(),
  key: settingKey,
  before: value,
  value,
  at: epochMs,
  actor: z.string(),
  reason: z.string(),
  undoable: z.boolean(),
});
export type SettingChange = z.infer<typeof settingChange>;

/** New values by key, on top of the version that the operator looked at: a key that was changed since is refused with 9005, a value that does not fit with 3. */
export const settingsAsk = z.object({
  base: z.int().check(z.gte(0)),
  values: z.record(z.string(), value).check(z.refine((all) => Object.keys(all).length > 0)),
  reason: deskReason,
});
export type SettingsAsk = z.infer<typeof settingsAsk>;

const changed = z.object({ version: z.int() });

/** The site's settings at the desk. */
export const settingsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/desk/settings',
    access: 'operator',
    rate: 'lookup',
    query: none,
    body: none,
    reply: z.object({ version: z.int(), list: z.array(settingState) }),
  }),
  /** Newest first, of one key or of all; goes on below `before`. */
  history: endpoint({
    method: 'GET',
    path: '/desk/settings/history',
    access: 'operator',
    rate: 'list',
    query: z.object({ key: z.optional(settingKey), before: z.optional(z.coerce.number().check(z.int())) }),
    body: none,
    reply: z.object({ list: z.array(settingChange), next: z.nullable(z.int()) }),
  }),
  /** Changes settings that nobody is hurt by in a hurry; with a dangerous key among them it is refused with 401. */
  change: endpoint({
    method: 'POST',
    path: '/desk/settings',
    access: 'operator',
    query: none,
    body: settingsAsk,
    reply: changed,
  }),
  /** The same with dangerous keys: after the PIN or a code. */
  changeGuarded: endpoint({
    method: 'POST',
    path: '/desk/settings/guarded',
    access: 'operator',
    stepUp: true,
    query: none,
    body: settingsAsk,
    reply: changed,
  }),
  /** Brings the values before a version back, as a version of its own; 9005 when one of its keys was changed since. */
  undo: endpoint({
    method: 'POST',
    path: '/desk/settings/:version/undo',
    access: 'operator',
    stepUp: true,
    query: z.object({ version: z.coerce.number().check(z.int(), z.gte(1)) }),
    body: z.object({ reason: deskReason }),
    reply: changed,
  }),
} as const;
