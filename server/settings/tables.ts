import type { Int64 } from '../store/tables/columns';

/**
 * Every value that a setting was given: one row a key and version, and never changed. `value` is JSON; `applies_at` is from when on rounds that begin keep to it
 * (epoch ms). What a setting is now is its last row.
 */
export interface SettingChangesTable {
  version: Int64;
  key: string;
  value: string;
  at: Int64;
  applies_at: Int64;
  actor: string;
  reason: string;
}

export interface SettingsTables {
  setting_changes: SettingChangesTable;
}
