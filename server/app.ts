import type { AddressInfo } from 'node:net';
import { toSen } from '../rules/money';
import { streams } from '../contract/index';
import { lobbyStreams, siteStreams } from '../contract/site';
import { createAccounts } from './accounts/accounts';
import { currentDoc } from './docs/versions';
import { frozenGuard } from './accounts/frozen';
import type { HashLimits } from './accounts/hash-queue';
import type { HashCost } from './accounts/password';
import { addressOf } from './http/address';
import { mountedAnswers } from './http/answers';
import { createDepositGuard } from './fairplay/deposits';
import { createStakeGuard } from './fairplay/guard';
import { createRateLimits, RATES, type Rates } from './http/rates';
import { regionBy } from './http/region';
import { createRepeats } from './http/repeats';
import { buildHttp } from './http/server';
import { createLister } from './history/lister';
import { hiddenFrom, shownBalance } from './history/hidden';
import { KINDS } from './kinds';
import { roundKey } from './engines/pool/draw';
import { createEvents } from './events/index';
import { type Calendar, createJobs, type JobKinds } from './jobs/index';
import { createLedger } from './ledger/ledger';
import { createModules } from './modules/list';
import type { ServerModule } from './modules/module';
import { accountFactors, deskDoor } from './operators/door';
import type { Clock, Entropy, Fanout, Ledger, Mailer, Message, Presence, Room, SecondFactors, Store } from './ports';
import { createGateway } from './realtime/index';
import { publisherOver } from './realtime/publisher';
import { tellingBigWins } from './rounds/big-wins';
import { createBalances } from './rounds/balances';
import type { RoomsDeps } from './rounds/index';
import { ROUND_FEEDS } from './rounds/games';
import { publicRecords } from './rounds/records';
import { createCards } from './site/cards';
import { createLobbyFeed } from './site/lobby';
import { siteRules } from './settings/rules';
import { createSettings } from './settings/settings';
import { createRetention } from './store/retention/retention';
import { HISTORY_DAYS } from './store/retention/periods';
import type { WinSource } from './site/top-wins';
import { socketLimits } from './sockets';
import type { Logger } from './system/logger';
import { createMetrics } from './system/metrics';
import { createPicturePress } from './system/picture-press';
import { createReadiness } from './system/readiness';
import type { Vault } from './system/vault';

/** What the app gives to the rooms; the rest is chosen by whoever makes them. */
export type RoomWiring = Pick<
  RoomsDeps,
  | 'store'
  | 'ledger'
  | 'guard'
  | 'clock'
  | 'entropy'
  | 'publisher'
  | 'presence'
  | 'logger'
  | 'metrics'
  | 'site'
  | 'changed'
>;

/** What stands behind the ports. The app closes the store and the fan-out that it was given. */
export interface AppOptions {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly mailer: Mailer;
  /** Seals two-step keys in the store. */
  readonly vault: Vault;
  /** Messages that went to no gateway, shown at /dev/outbox to whoever sits at this machine; null where none are kept. */
  readonly outbox?: (() => readonly Message[]) | null;
  readonly logger: Logger;
  /** A room that is not open here is led by another node, and it is that one which tells the lobby. */
  readonly rooms: (wiring: RoomWiring) => readonly (Room & WinSource & { isOpen?(): boolean })[];
  readonly clientDir: string | null;
  readonly artDir: string | null;
  readonly trustProxy?: boolean;
  /** The header in which our proxy says where a player is. */
  readonly regionHeader?: string | null;
  /** Opens /metrics to whoever knows it; without one only our own network may read them. */
  readonly metricsToken?: string | undefined;
  /** Counts of the process itself in /metrics: once a process. */
  readonly processMetrics?: boolean;
  /** Who may work at the desk; nobody without. */
  readonly secondFactors?: SecondFactors;
  /** Rounds are in the tables of play for so many days, then in the archive. */
  readonly historyDays?: number;
  /** How many files and sockets the process may have; null or missing for as many as it likes. */
  readonly descriptors?: number | null;
  /** The https address of an outside chat widget, in place of the house's own chat. */
  readonly supportWidget?: string | null;
  /** For tests: cheaper hashing, other limits, and every reply checked against the contract. */
  readonly hashCost?: HashCost;
  readonly hashLimits?: HashLimits;
  readonly rates?: Partial<Rates>;
  readonly checkReplies?: boolean;
}

export interface App {
  readonly ledger: Ledger;
  /** Opens the rooms and listens. `port` 0 takes a free one. */
  listen(at: { port: number; host: string }): Promise<{ port: number }>;
  /** Stops opening rounds, commits what was accepted, says goodbye to everybody, and lets go of the store. */
  close(): Promise<void>;
}

/** Puts the server together. Everything it does not decide here comes in through the options. */
export async function build(options: AppOptions): Promise<App> {
  const { store, fanout, clock, entropy, logger } = options;
  const metrics = createMetrics({ process: options.processMetrics ?? false });
  const ledger = createLedger({ store, clock, kinds: KINDS, onPosted: metrics.posted });
  const modules = (): readonly ServerModule[] => Object.values(answering);
  const events = createEvents({
    store,
    clock,
    entropy,
    logger,
    metrics,
    listeners: () => modules().flatMap(({ listens }) => listens ?? []),
  });
  const jobs = createJobs({
    store,
    clock,
    entropy,
    logger,
    metrics,
    kinds: () => Object.assign({}, ...modules().map(({ jobs: kinds }) => kinds)) as JobKinds,
    calendar: () => Object.assign({}, ...modules().map(({ calendar }) => calendar)) as Calendar,
  });
  const accounts = createAccounts({
    store,
    events,
    // What a page says of a balance must not run ahead of the wheel.
    ledger: {
      ...ledger,
      balanceOf: async (userId, currency) =>
        currency === undefined
          ? shownBalance(store.db, userId, await hiddenOf(userId), (id) => ledger.balanceOf(id))
          : ledger.balanceOf(userId, currency),
    },
    deposits: createDepositGuard({ store, clock }),
    clock,
    entropy,
    mailer: options.mailer,
    vault: options.vault,
    hashCost: options.hashCost,
    hashLimits: options.hashLimits,
    onBalance: (userId, balance) => balances.tell(userId, balance),
    onVisit: () => metrics.said('visit', 'player'),
    onEnded: (ended) => {
      if (ended.kind === 'token') gateway.expire(ended.token);
      else if (ended.kind === 'player') gateway.expirePlayer(ended.userId);
      else gateway.recheckPlayer(ended.userId);
    },
  });

  const authenticate = deskDoor(
    (token, fresh) => accounts.authenticate(token, fresh),
    options.secondFactors ?? accountFactors(store.db),
  );

  // Rooms count people and the gateway answers rooms' calls: each needs the other, so the rooms see the gateway through this.
  const presence: Presence = {
    online: () => gateway.presence.online(),
    inRoom: (game) => gateway.presence.inRoom(game),
  };
  const publisher = publisherOver(fanout);
  const settings = await createSettings({ store, clock, fanout, publisher, logger });
  const site = siteRules(settings.values);
  const regionOf = regionBy(options.regionHeader ?? null);
  const balances = createBalances(publisher);
  const lobby = createLobbyFeed({
    rooms: () => rooms,
    speaks: () => rooms.every((room) => room.isOpen?.() ?? true),
    presence,
    publisher,
    clock,
  });
  const rooms = options.rooms({
    store,
    ledger: tellingBigWins(ledger, { store, events, clock, line: () => toSen(settings.values.now('big_win_mail')) }),
    guard: frozenGuard(store, createStakeGuard({ store, clock })),
    clock,
    entropy,
    publisher,
    presence,
    logger,
    metrics: metrics.rooms,
    site,
    changed: () => lobby.changed(),
  });

  let open = false;
  const ready = createReadiness({ store, rooms, open: () => open, clock, logger });

  const records = publicRecords(store.db, site, clock);
  const hiddenOf = (userId: string) => hiddenFrom(store.db, records, userId, clock.now());
  const historyDays = options.historyDays ?? HISTORY_DAYS;
  const retention = createRetention({
    store,
    clock,
    logger,
    records,
    feeds: ROUND_FEEDS,
    historyDays,
    mayWork: () => rooms.every((room) => room.isOpen?.() ?? true),
  });

  const lister = createLister({ store, clock, logger });
  const answering = createModules({
    store,
    ledger,
    clock,
    entropy,
    logger,
    publisher,
    presence,
    balances,
    events,
    jobs,
    accounts,
    mailer: options.mailer,
    press: createPicturePress(clock),
    supportWidget: options.supportWidget ?? null,
    settings,
    metrics,
    rooms,
    records,
    historyDays,
    hiddenOf,
    roundKey,
  });

  const sockets = socketLimits(options.descriptors ?? null);
  if (sockets.isShort)
    logger.warn(
      { descriptors: options.descriptors, channel: sockets.maxConnections },
      'few open files are allowed: fewer sockets at a time',
    );
  const http = await buildHttp({
    answers: mountedAnswers(answering),
    authenticate,
    deviceOf: (token) => accounts.parts.devices.nameOf(token),
    rates: createRateLimits(clock, { ...RATES, ...options.rates }),
    repeats: createRepeats(store, clock),
    clock,
    checkReplies: options.checkReplies ?? false,
    clientDir: options.clientDir,
    artDir: options.artDir,
    cards: createCards(records, (key) => currentDoc(store.db, key)),
    logger,
    metrics,
    ready,
    trustProxy: options.trustProxy ?? false,
    regionOf,
    metricsToken: options.metricsToken,
    outbox: options.outbox ?? null,
    framed: options.supportWidget ?? null,
    connectionLimits: sockets.http,
  });

  const gateway = createGateway({
    server: http.server,
    bindings: [...rooms, ...modules()].flatMap(({ calls }) => calls ?? []),
    streams,
    kept: [lobbyStreams.rooms, siteStreams.changed],
    authenticate,
    forget: accounts.forget,
    regular: http.regular,
    addressOf: (request) => addressOf(request, options.trustProxy ?? false),
    regionOf,
    fanout,
    clock,
    logger,
    metrics: { called: metrics.callDone, published: (_topic, receivers, bytes) => metrics.published(receivers, bytes) },
    checkReplies: options.checkReplies ?? false,
    limits: { maxConnections: sockets.maxConnections, regulars: sockets.regulars },
  });
  metrics.gauge('lintang_connections', 'Realtime connections now', () => gateway.stats().connections);
  metrics.gauge('lintang_subscriptions', 'Subscriptions now', () => gateway.stats().subscriptions);
  metrics.gauge('lintang_dropped_ticks', 'Ticks that slow readers missed so far', () => gateway.stats().droppedTicks);
  metrics.gauge('lintang_online', 'People with a live connection now', () => presence.online());

  return {
    ledger,
    async listen({ port, host }) {
      await Promise.all(rooms.map((room) => room.start()));
      lobby.start();
      retention.start();
      lister.start();
      events.start();
      jobs.start();
      settings.start();
      await http.listen({ port, host });
      open = true;
      return { port: (http.server.address() as AddressInfo).port };
    },
    async close() {
      open = false;
      lobby.stop();
      await retention.stop();
      await lister.stop();
      await Promise.all(rooms.map((room) => room.stop()));
      await gateway.close();
      await http.close();
      await Promise.all([events.stop(), jobs.stop(), settings.stop()]);
      await fanout.close();
      await store.close();
    },
  };
}
