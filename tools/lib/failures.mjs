/** What failed, from the reports of the two test runners, short enough to be said again as the last thing of a long run. */
import { stripVTControlCharacters } from 'node:util';

const plain = (text) => stripVTControlCharacters(String(text ?? '')).trim();
const head = (text, lines = 12) => plain(text).split('\n').slice(0, lines).join('\n');

/** @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} report of vitest, `--reporter=json` */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ file: name, title: '(the file itself)', why: head(message) }] : [];
    return failed.map((each) => ({
      file: name,
      title: each.fullName,
      why: head((each.failureMessages ?? []).join('\n')),
    }));
  });
}

/** @param {{ suites: object[], errors?: { message?: string }[] }} report of Playwright, reporter `json` */
export function failuresOfPlaywright(report) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        file,
        title,
        why: head(
          tests.flatMap(({ results }) => results.map(({ error }) => error?.message).filter(Boolean)).join('\n'),
        ),
      })),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [
    ...report.suites.flatMap(ofSuite),
    ...(report.errors ?? []).map(({ message }) => ({
      file: 'playwright',
      title: '(the run itself)',
      why: head(message),
    })),
  ];
}
