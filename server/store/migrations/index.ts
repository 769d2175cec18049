import { core } from './001_core';
import type { Migration } from './migration';

/** All steps in order. */
export const migrations: readonly Migration[] = [core];
