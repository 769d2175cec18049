import { describe, expect, it } from 'vitest';
import { ROLES, STEP_UP_MS } from '../../contract/wire';
import type { Player } from '../ports';
import { requireRights } from './rights';

const NOW = 10 * STEP_UP_MS;
const account = (more: Partial<Player> = {}): Player => ({ id: 'u', name: 'Sari', avatar: 'a1', ...more });
const asked = (
  ...[declared, player, refusal = 10004]: [Parameters<typeof requireRights>[0], Player | null, number?]
) => {
  try {
    requireRights(declared, player, refusal, NOW);
    return 'may';
  } catch (error) {
    return (error as { code: number }).code;
  }
};

describe('who may use what', () => {
  it('is everybody where guests are', () => {
    expect(asked({ access: 'guest' }, null)).toBe('may');
    expect(asked({ access: 'guest' }, account({ role: 'operator' }))).toBe('may');
  });

  it('needs a session elsewhere, and says why there is none', () => {
    for (const access of ROLES) {
      expect(asked({ access }, null)).toBe(10004);
      expect(asked({ access }, null, 1)).toBe(1);
    }
  });

  it.each([
    ['player', 'player', 'may'],
    ['player', 'agent', 'may'],
    ['player', 'operator', 'may'],
    ['agent', 'player', 403],
    ['agent', 'agent', 'may'],
    ['agent', 'operator', 403],
    ['operator', 'player', 403],
    ['operator', 'agent', 403],
    ['operator', 'operator', 'may'],
  ] as const)('what is a %s’s, asked by a %s: %s', (access, role, verdict) => {
    expect(asked({ access }, account({ role }))).toBe(verdict);
  });

  it('an account without a role is a player', () => {
    expect(asked({ access: 'player' }, account())).toBe('may');
    expect(asked({ access: 'operator' }, account())).toBe(403);
  });

  it('a step up lasts five minutes', () => {
    const stepUp = { access: 'player', stepUp: true } as const;
    expect(asked(stepUp, account())).toBe(401);
    expect(asked(stepUp, account({ confirmedAt: 0 }))).toBe(401);
    expect(asked(stepUp, account({ confirmedAt: NOW - STEP_UP_MS }))).toBe('may');
    expect(asked(stepUp, account({ confirmedAt: NOW - STEP_UP_MS - 1 }))).toBe(401);
  });
});
