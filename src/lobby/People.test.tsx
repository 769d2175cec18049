// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { People } from './People';

afterEach(cleanup);

it.each([
  [3, 20, ['3 pemain', '+20 bot']],
  [0, 20, ['20 bot']],
  [2, 0, ['2 pemain']],
  [0, 0, []],
])('%i people and %i bots are %o: nobody is not counted', (players, bots, pills) => {
  const { container } = render(<People players={players} bots={bots} />);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(pills);
});
