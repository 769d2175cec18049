/**
 * Around all of the server's tests: each call's own refusals (`contract/refusals.ts`) were seen going over the wire, and no call refused by a code that is not listed. A run of some files
 * cannot know, and does not ask.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { wrongRefusals } from './refusals';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers keep what they saw. */
    refusalsFolder: string;
  }
}

export default function setup(project: TestProject): () => Promise<void> {
  const { vitest } = project;
  const folder = process.env.REFUSALS_FOLDER ?? mkdtempSync(join(tmpdir(), 'lintang-refusals-'));
  project.provide('refusalsFolder', folder);
  return async () => {
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
    if (process.env.REFUSALS_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
    const ran = new Set(vitest.state.getPaths());
    const { testFiles } = await project.globTestFiles();
    const isWhole = vitest.config.testNamePattern === undefined && testFiles.every((file) => ran.has(file));
    if (!isWhole || vitest.state.getCountOfFailedTests() > 0) return;
    const wrong = wrongRefusals(new Set(lines));
    if (wrong.length === 0) return;
    console.error(`Refusals of calls (contract/refusals.ts):\n${wrong.join('\n')}`);
    process.exitCode = 1;
  };
}
