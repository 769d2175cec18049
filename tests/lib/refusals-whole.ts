/**
 * Around all of the server's tests: each call's own refusals (`contract/refusals.ts`) were seen going over the wire, and no call refused by a code that is not listed. Its projects may run one after
 * the other with a `REFUSALS_FOLDER` between them: the last one says what is wrong. A run of some files cannot know, and does not ask.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { wrongRefusals } from './refusals';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers keep what they saw. */
    refusalsFolder: string;
  }
}

/** In the folder, of each run whose tests passed: its files, a line each. */
const RAN = 'ran';
/** Where the server's tests are, of whatever project. */
const PLACES = ['server', 'tests/suites'].map((place) => resolve(import.meta.dirname, '../..', place));
const testsIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(place, name));
const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');

export default function setup(project: TestProject): () => void {
  const { vitest } = project;
  const given = process.env.REFUSALS_FOLDER;
  const folder = given ?? join(tmpdir(), `lintang-refusals-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  project.provide('refusalsFolder', folder);
  return () => {
    // Another project of this run was the last.
    if (!existsSync(folder)) return;
    if (vitest.config.testNamePattern === undefined && vitest.state.getCountOfFailedTests() === 0)
      appendFileSync(join(folder, RAN), `${vitest.state.getPaths().join('\n')}\n`);
    const ran = new Set(existsSync(join(folder, RAN)) ? linesOf(join(folder, RAN)) : []);
    const isWhole = PLACES.flatMap(testsIn).every((file) => ran.has(file));
    const seen = readdirSync(folder)
      .filter((file) => file !== RAN)
      .flatMap((file) => linesOf(join(folder, file)));
    if (given === undefined || isWhole) rmSync(folder, { recursive: true, force: true });
    if (!isWhole) return;
    const wrong = wrongRefusals(new Set(seen));
    if (wrong.length === 0) return;
    console.error(`Refusals of calls (contract/refusals.ts):\n${wrong.join('\n')}`);
    process.exitCode = 1;
  };
}
