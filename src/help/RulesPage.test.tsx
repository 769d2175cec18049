// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import type { House } from '../house/house';
import { HouseContext } from '../house/hooks';
import { dictionary } from '../i18n/dictionary';
import RulesPage from './RulesPage';

afterEach(cleanup);

it('tells the rules of every open game in words, with what its bets pay', async () => {
  await dictionary.bring('help', ...OPEN_GAMES);
  const house = { site: { get: () => null, subscribe: () => () => undefined } } as unknown as House;
  const { container } = render(
    <HouseContext value={house}>
      <RulesPage />
    </HouseContext>,
  );
  for (const game of OPEN_GAMES) {
    const card = container.querySelector(`#${game}`);
    expect(card?.querySelectorAll('li').length, game).toBeGreaterThan(2);
    expect(card?.textContent, game).toMatch(/%/);
    // Every word was there, every blank filled.
    expect(card?.textContent, game).not.toMatch(/\b[a-z]+\.(rule|fair)\w*|\{\w+\}/);
  }
});
