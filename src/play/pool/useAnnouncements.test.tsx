// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DINGDONG_AGAIN_MS, DINGDONG_RUN_MS } from '../../../contract/constants';
import { CLOSE, showRoom, snapshot, START } from './shown.fixture';
import { useAnnouncements } from './useAnnouncements';

afterEach(cleanup);

function Teller() {
  useAnnouncements();
  return null;
}

const drawsSaid = (): readonly string[] =>
  [...document.querySelectorAll('[aria-live] p')].flatMap(({ textContent }) =>
    textContent?.startsWith('Hasil: ') === true ? [textContent] : [],
  );

test('a stop on LAGI is said when the light stands there, and then where the next run stops', async () => {
  const { to, run, send } = await showRoom(<Teller />);
  to(CLOSE - START);
  run(0, 'AGAIN', CLOSE, false);
  expect(drawsSaid()).toEqual([]);
  to(CLOSE - START + DINGDONG_RUN_MS);
  expect(drawsSaid()).toEqual(['Hasil: Lagi, putar ulang']);
  const second = CLOSE + DINGDONG_RUN_MS + DINGDONG_AGAIN_MS;
  to(second - START);
  run(1, 'MANGO', second, true);
  // The room fetched anew in between tells nothing twice.
  send({
    type: 'wire.snapshot',
    snapshot: snapshot({
      round: {
        ...snapshot().round,
        endTime: second + 10_000,
        runs: [
          { draw: 'AGAIN', runTime: CLOSE, stopTime: CLOSE + DINGDONG_RUN_MS },
          { draw: 'MANGO', runTime: second, stopTime: second + DINGDONG_RUN_MS },
        ],
      },
    }),
  });
  expect(drawsSaid()).toHaveLength(1);
  to(second - START + DINGDONG_RUN_MS);
  expect(drawsSaid()).toHaveLength(2);
  expect(drawsSaid()[1]).toMatch(/^Hasil: Mangga/);
});
