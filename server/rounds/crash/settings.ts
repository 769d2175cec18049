import type { CrashSettings } from '../../engines/crash/types';

/** What the house has decided about the round that takes off at a time, epoch ms. */
export type SettingsAt = (time: number) => CrashSettings;
