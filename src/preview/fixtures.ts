/** Every scene's stories by name, loaded on demand. */
import type { Fixture } from '../../tests/fixtures/fixture';
import type { CrashCue, CrashView } from '../../scenes/crash/view';

export const fixtureSets = {
  crash: (): Promise<Record<string, Fixture<CrashView, CrashCue>>> => import('../../tests/fixtures/crash').then((m) => m.crashFixtures),
};
