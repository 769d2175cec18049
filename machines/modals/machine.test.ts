import { describe, expect, it } from 'vitest';
import { MODAL_POP_MS, REMEMBERED_ROUTE_MS } from '../../contract/constants';
import { allPanels, startBrowser } from './browser.fixture';

describe('the query parameter z', () => {
  it('holds an underscore-joined stack of panel names', () => {
    expect(startBrowser({ z: 'battle_battle-rule' }).stack()).toEqual(['battle', 'battle-rule']);
  });

  it('drops names that nobody knows, and repetitions', () => {
    const page = startBrowser({ z: 'battle_evil<x>_search_battle' });
    expect(page.stack()).toEqual(['battle', 'search']);
    expect(page.z()).toBe('battle_search');
  });

  it('drops documented panels that the app has not registered', () => {
    const page = startBrowser({ z: 'battle_search', panels: (name) => (name === 'battle' ? null : allPanels(name)) });
    expect(page.z()).toBe('search');
    page.actor.send({ type: 'push', name: 'battle' });
    expect(page.stack()).toEqual(['search']);
  });
});

describe('pushing', () => {
  it('a new panel appends it and adds a history entry', () => {
    const page = startBrowser({ z: 'battle' });
    page.actor.send({ type: 'push', name: 'battle-rule' });
    expect(page.z()).toBe('battle_battle-rule');
    expect(page.depth()).toBe(1);
    expect(page.effects).toEqual(['history.push']);
  });

  it('a panel that is in the stack closes those above it, one every 50 ms', () => {
    const page = startBrowser();
    for (const name of ['battle', 'battle-rule', 'battle-history', 'search'] as const)
      page.actor.send({ type: 'push', name });
    page.actor.send({ type: 'push', name: 'battle' });
    expect(page.stack()).toEqual(['battle', 'battle-rule', 'battle-history']);
    page.clock.increment(MODAL_POP_MS - 1);
    expect(page.stack()).toHaveLength(3);
    page.clock.increment(1);
    expect(page.stack()).toEqual(['battle', 'battle-rule']);
    page.clock.increment(MODAL_POP_MS);
    expect(page.stack()).toEqual(['battle']);
    page.rest();
    expect(page.z()).toBe('battle');
    expect(page.depth()).toBe(1);
  });

  it('the top panel again changes nothing', () => {
    const page = startBrowser({ z: 'battle' });
    page.actor.send({ type: 'push', name: 'battle' });
    page.rest();
    expect(page.effects).toEqual([]);
  });
});

describe('closing', () => {
  it('goes back in history', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'search' });
    page.actor.send({ type: 'close' });
    expect(page.stack()).toEqual([]);
    page.rest();
    expect(page.effects).toEqual(['history.push', 'history.back']);
    expect(page.depth()).toBe(0);
  });

  it('edits the parameter directly when history is at its minimum', () => {
    const page = startBrowser({ z: 'battle_search' });
    page.actor.send({ type: 'close' });
    expect(page.effects).toEqual(['param.set']);
    expect(page.z()).toBe('battle');
    page.actor.send({ type: 'close' });
    expect(page.z()).toBeNull();
  });

  it('on the special activity page always goes back in history', () => {
    const page = startBrowser({ z: 'search', activity: true });
    page.actor.send({ type: 'close' });
    expect(page.effects).toEqual(['history.back']);
  });

  it('is followed by editing the parameter when the step back never arrives', () => {
    const page = startBrowser({ z: 'search', activity: true });
    page.actor.send({ type: 'close' });
    page.rest();
    expect(page.z()).toBeNull();
    expect(page.stack()).toEqual([]);
  });

  it('twice in a row closes two, and a push in between lands on what is left', () => {
    const page = startBrowser();
    for (const name of ['battle', 'battle-rule', 'battle-history'] as const) page.actor.send({ type: 'push', name });
    page.actor.send({ type: 'close' });
    page.actor.send({ type: 'close' });
    page.actor.send({ type: 'push', name: 'search' });
    page.rest();
    expect(page.z()).toBe('battle_search');
    expect(page.depth()).toBe(2);
  });

  it('nothing is no effect', () => {
    const page = startBrowser();
    page.actor.send({ type: 'close' });
    page.rest();
    expect(page.effects).toEqual([]);
  });

  it('by the Back button is the same as closing', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'search' });
    page.back();
    expect(page.stack()).toEqual([]);
  });
});

describe('replacing', () => {
  it('swaps the top panel without a history entry', () => {
    const page = startBrowser({ z: 'battle_search' });
    page.actor.send({ type: 'replace', name: 'battle-rule' });
    expect(page.z()).toBe('battle_battle-rule');
    expect(page.depth()).toBe(0);
  });

  it('changes nothing when the new one is in the stack', () => {
    const page = startBrowser({ z: 'battle_search' });
    page.actor.send({ type: 'replace', name: 'battle' });
    expect(page.z()).toBe('battle_search');
  });
});

describe('a panel that requires login', () => {
  it('is remembered for a guest, and the login is shown instead', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'wallet' });
    expect(page.z()).toBe('login');
    expect(page.stored()).toBe('wallet');
  });

  it('comes back when the login has closed and the user is logged in', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'wallet' });
    page.actor.send({ type: 'session', loggedIn: true });
    page.rest();
    expect(page.z()).toBe('wallet');
    expect(page.stored()).toBeNull();
    expect(page.depth()).toBe(1);
  });

  it('comes back after a registration too', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'wallet' });
    page.actor.send({ type: 'replace', name: 'register' });
    page.actor.send({ type: 'session', loggedIn: true });
    page.rest();
    expect(page.z()).toBe('wallet');
  });

  it('does not come back while nobody is logged in', () => {
    const page = startBrowser();
    page.actor.send({ type: 'push', name: 'wallet' });
    page.actor.send({ type: 'close' });
    page.rest();
    expect(page.z()).toBeNull();
    expect(page.stored()).toBe('wallet');
  });

  it('comes back after a reload between the wish and the login', () => {
    const page = startBrowser({ z: 'login', remembered: { name: 'wallet', query: {} } });
    page.actor.send({ type: 'session', loggedIn: true });
    page.rest();
    expect(page.z()).toBe('wallet');
  });

  it('in a link that a guest opens becomes the login', () => {
    const page = startBrowser({ z: 'battle_wallet' });
    expect(page.z()).toBe('battle_login');
    expect(page.stored()).toBe('wallet');
  });

  it('opens at once for who is logged in', () => {
    const page = startBrowser({ loggedIn: true });
    page.actor.send({ type: 'push', name: 'wallet' });
    expect(page.z()).toBe('wallet');
  });

  it('closes with the session, and nobody is asked to log in', () => {
    const page = startBrowser({ loggedIn: true, z: 'account' });
    page.actor.send({ type: 'push', name: 'wallet' });
    page.actor.send({ type: 'close' });
    page.actor.send({ type: 'session', loggedIn: false });
    page.rest();
    expect(page.z()).toBeNull();
    expect(page.stored()).toBeNull();
  });
});

describe('a page that requires login', () => {
  it.each(['replace', 'push'] as const)('is reopened 300 ms after the login closed, by %s', (how) => {
    const page = startBrowser({ backMs: 0 });
    page.actor.send({ type: 'route.wanted', route: { path: '/referral/referral2', how } });
    expect(page.z()).toBe('login');
    page.actor.send({ type: 'session', loggedIn: true });
    page.clock.increment(MODAL_POP_MS);
    expect(page.stack()).toEqual([]);
    page.clock.increment(REMEMBERED_ROUTE_MS - 1);
    expect(page.path()).toBe('/');
    page.clock.increment(1);
    expect(page.path()).toBe('/referral/referral2');
    expect(page.depth()).toBe(how === 'push' ? 1 : 0);
  });

  it('opens at once for who is logged in', () => {
    const page = startBrowser({ loggedIn: true });
    page.actor.send({ type: 'route.wanted', route: { path: '/referral/referral2', how: 'push' } });
    expect(page.path()).toBe('/referral/referral2');
  });
});

describe('the login parameter', () => {
  it('opens the login and goes away', () => {
    const page = startBrowser({ login: true });
    expect(page.z()).toBe('login');
    expect(page.hasLoginParameter()).toBe(false);
    page.actor.send({ type: 'close' });
    page.rest();
    expect(page.z()).toBeNull();
    expect(page.hasLoginParameter()).toBe(false);
  });

  it('opens nothing for who is logged in', () => {
    const page = startBrowser({ login: true, loggedIn: true });
    expect(page.stack()).toEqual([]);
    expect(page.hasLoginParameter()).toBe(false);
  });
});

describe('parameters of panels', () => {
  const MAIL = { mail: '17' };

  it('stand beside z, come with a history entry, and go when their panel closes', () => {
    const page = startBrowser({ loggedIn: true });
    page.actor.send({ type: 'push', name: 'inbox' });
    page.actor.send({ type: 'push', name: 'inbox-detail', query: MAIL });
    expect([page.z(), page.query(), page.depth()]).toEqual(['inbox_inbox-detail', MAIL, 2]);
    page.actor.send({ type: 'close' });
    page.rest();
    expect([page.z(), page.query(), page.depth()]).toEqual(['inbox', {}, 1]);
  });

  it('go by editing where there is no step back, as after a reload or a shared link', () => {
    const page = startBrowser({ loggedIn: true, z: 'inbox_inbox-detail', query: MAIL });
    expect([page.stack(), page.effects]).toEqual([['inbox', 'inbox-detail'], []]);
    page.actor.send({ type: 'close' });
    expect([page.z(), page.query(), page.effects]).toEqual(['inbox', {}, ['param.set']]);
  });

  it('of no open panel are taken out of the address, and one that an open panel shares stays', () => {
    expect(startBrowser({ z: 'search', query: MAIL }).query()).toEqual({});
    const page = startBrowser({ loggedIn: true, z: 'battle-history_inbox-detail', query: { ...MAIL, page: '2' } });
    page.actor.send({ type: 'close' });
    expect(page.query()).toEqual({ ...MAIL, page: '2' });
  });

  it('that a panel does not have are not taken into it', () => {
    const page = startBrowser({ loggedIn: true });
    page.actor.send({ type: 'push', name: 'inbox', query: MAIL });
    expect(page.query()).toEqual({});
  });

  it('come back with their panel after the login, also when the page was loaded anew meanwhile', () => {
    const page = startBrowser({ z: 'inbox_inbox-detail', query: MAIL });
    expect([page.z(), page.query(), page.stored(), page.storedQuery()]).toEqual(['login', {}, 'inbox-detail', MAIL]);
    const later = startBrowser({ z: 'login', remembered: { name: 'inbox-detail', query: { ...MAIL, page: '3' } } });
    later.actor.send({ type: 'session', loggedIn: true });
    later.rest();
    expect([later.z(), later.query(), later.stored()]).toEqual(['inbox-detail', MAIL, null]);
  });

  it('change in place for the panel on top', () => {
    const page = startBrowser({ loggedIn: true, z: 'inbox-detail', query: MAIL });
    page.actor.send({ type: 'push', name: 'inbox-detail', query: { mail: '18' } });
    expect([page.query(), page.depth(), page.effects]).toEqual([{ mail: '18' }, 0, ['param.set']]);
  });

  it('change once those above are closed for a panel below them', () => {
    const page = startBrowser({ loggedIn: true });
    page.actor.send({ type: 'push', name: 'inbox-detail', query: MAIL });
    page.actor.send({ type: 'push', name: 'account' });
    page.actor.send({ type: 'push', name: 'inbox-detail', query: { mail: '18' } });
    page.rest();
    expect([page.z(), page.query(), page.depth()]).toEqual(['inbox-detail', { mail: '18' }, 1]);
  });

  it('of a swapped panel go with it', () => {
    const page = startBrowser({ loggedIn: true, z: 'inbox-detail', query: MAIL });
    page.actor.send({ type: 'replace', name: 'account' });
    expect([page.z(), page.query()]).toEqual(['account', {}]);
  });
});

describe('a panel that the app does not have', () => {
  const nowhere = { panels: (name: string) => (name === 'wallet' ? null : allPanels(name)) };

  it.each(['nonsense', 'wallet', 'battle_toString'])('%s is said to be missing until that is closed', (z) => {
    const page = startBrowser({ ...nowhere, z });
    expect(page.missing()).toBe(z.split('_').at(-1));
    const stack = page.stack();
    page.actor.send({ type: 'close' });
    expect([page.missing(), page.stack()]).toEqual([null, stack]);
  });

  it('is said when it is wished for, and no more once another one opens or the history moves', () => {
    const page = startBrowser(nowhere);
    page.actor.send({ type: 'push', name: 'search' });
    page.actor.send({ type: 'push', name: 'wallet' });
    expect([page.missing(), page.stack()]).toEqual(['wallet', ['search']]);
    page.actor.send({ type: 'push', name: 'battle' });
    expect(page.missing()).toBeNull();
    page.actor.send({ type: 'push', name: 'wallet' });
    page.back();
    expect([page.missing(), page.stack()]).toEqual([null, ['search']]);
  });

  it('is not remembered', () => {
    expect(
      startBrowser({ ...nowhere, remembered: { name: 'wallet', query: {} } }).actor.getSnapshot().context.remembered,
    ).toBeNull();
  });
});
