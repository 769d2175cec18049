// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import FairnessPage from './FairnessPage';

it('tells for each open game how its draw becomes its result, and what solo games draw from', () => {
  // Nobody brought the area's words: keys stand in their place.
  render(<FairnessPage />);
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  for (const game of OPEN_GAMES)
    expect(heads).toContain(game === 'dingdong' ? 'dingdong.fairTitle' : `fair.${game}Title`);
  expect(heads).toEqual(
    expect.arrayContaining([
      'fair.roomsTitle',
      'fair.soloTitle',
      'fair.solo1Title',
      'fair.solo2Title',
      'fair.solo3Title',
    ]),
  );
});
