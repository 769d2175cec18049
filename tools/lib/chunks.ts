import type { Rolldown } from 'vite';
import { OPEN_GAMES } from '../../contract/games.ts';

/** React, and what is as old as it in a player's cache: the router, state machines and what ties them to React. Not the scheduler of the studio's own reconciler. */
const REACT =
  /(?<!react-reconciler[\\/])node_modules[\\/](?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|use-isomorphic-layout-effect|@xstate[\\/]react|xstate|mitt)[\\/]/;
/** Not @pixi/sound: it makes an audio context when it is loaded, which browsers refuse before the first gesture. Not @pixi/react: it is the studio's. */
const PIXI = /node_modules[\\/](?:pixi\.js|@pixi[\\/](?!sound|react))/;
/** What forms are made of: the account's panels and what rooms open on demand have them, no first screen does. */
const FORMS = /[\\/]src[\\/]ui[\\/](?:Field|PasswordField|TextArea|Checkbox|Toggle)\./;
/** What every room has beside its picture and the lobby has not. */
const BETTING = /[\\/]src[\\/](?:ui[\\/](?:Stepper|Segmented|Chip|LiveText)|i18n[\\/]shortRp)\./;
/** Pictures and rows that few pages show, each left to those. */
const FEW = /[\\/]src[\\/]ui[\\/](?:Rows|Standstill|balls|fruit|art[\\/](?:ball-[1-9]|fruit-))/;
/** What panels are made of, their sheets too: it comes with the first that opens, never with a page. */
const PANELS =
  /[\\/]src[\\/](?:data[\\/]|ui[\\/](?:primitives[\\/]|(?:Calendar|DataTable|drawings|NoConnection|onEscape|Panes|presets|Sheet|useLater|usePresence|tallRows|TallList|useHeadAnchor|useScrollStop|useSwipeDown)\.)|i18n[\\/]dates\.)/;
/** What the first page and later ones share: one file instead of a dozen crumbs. The contracts of games and of panels' domains are shared too, but by rooms, replays and panels only. */
const SHELL = new RegExp(
  `[\\\\/](?:src[\\\\/](?:(?:ui|i18n|net)[\\\\/]|house[\\\\/]useAnswer)|contract[\\\\/](?!(?:${OPEN_GAMES.join('|')}|pool|solo|replay|documented|mailbox|history|flow|docs|fairplay|fortune|landing|security|support|supportDesk|visits|desk\\w*)\\.))`,
);
/** Of those, what the first page does without. */
const isShell = (id: string): boolean =>
  SHELL.test(id) && ![FORMS, BETTING, FEW, PANELS].some((later) => later.test(id));
/** Of the rest, the wire's schemas: making them takes as long as all else, and is a piece of work of its own (src/main). */
const isWire = (id: string): boolean =>
  /node_modules[\\/]zod[\\/]/.test(id) || (/[\\/]contract[\\/]/.test(id) && isShell(id));

/**
 * What every page has. What scenes, the stage and the entry read, the games' manifests among it: elsewhere it would bring all of the shell, and React, into the studio's
 * bare page; and with a scene's arithmetic, by which rooms lay out what they have over it, the kit and PixiJS would be evaluated before the room. And the bundler's own helper for dynamic imports, which would land beside Pixi: every page would fetch Pixi for it.
 */
const FACTS =
  /vite[\\/]preload-helper|[\\/]src[\\/]ui[\\/]art[\\/]ball-0\.|[\\/](?:contract[\\/](?:games|constants)|i18n[\\/]painted|assets[\\/]manifest|scenes[\\/]kit[\\/](?:ease|files|layout|quality|random)|src[\\/]stage[\\/](?:earlyArt|openings)|src[\\/]games[\\/](?:\w+[\\/])?index|house[\\/]storage|rules[\\/](?:format|money|face|win|crash[\\/](?:curve|target)))\.ts$/;

/** The lobby in one file, though a panel shows its pictures of games too. */
const LOBBY = /[\\/]src[\\/](?:lobby[\\/]|games[\\/](?:tiles\.|\w+[\\/]tile[\\/]))/;
/** With all that it imports: what every page has. A group takes what its modules need along, unless an earlier group has it. */
export const SITE = /[\\/]src[\\/]site\.tsx$/;
/** What every room has around its picture, and what rooms' machines of every kind share. A field that one game has comes with that game. */
const ROOM =
  /[\\/](?:src[\\/](?:play[\\/]room[\\/](?!auto[\\/](?!useRunEnded)|cashOut)|stage[\\/]machineFeed)|machines[\\/](?:autobet[\\/](?:ended|region)|kit[\\/](?!solo|pool[\\/](?!stakes))))/;
/** What rooms with one stake have of it, and the timed rooms with pools have not. */
const ONE_STAKE = /[\\/]src[\\/]play[\\/]room[\\/]chips[\\/]AmountChips\./;
/** What bets by itself: it comes with the form that sets a run up, which is part of the page in crash, mines and roller alone. */
const AUTOBET = /[\\/]machines[\\/]autobet[\\/](?!ended|region)/;
/** What the games of one player's own rounds share, and the timed rooms with pools. */
const SOLO = /[\\/](?:src[\\/]play[\\/]solo[\\/]|machines[\\/]kit[\\/]solo[\\/]|contract[\\/]solo)/;
const POOL = /[\\/](?:src[\\/]play[\\/]pool[\\/]|machines[\\/]kit[\\/]pool[\\/])/;
/** The wire of the timed rooms with pools and one table: not Wingo's. */
const ONE_TABLE = /[\\/](?:contract[\\/]pool|machines[\\/]kit[\\/]pool[\\/]wire|src[\\/]play[\\/]pool[\\/]oneTable)\./;
/** Wingo's rules, the calendar that they count by and its balls: room, scene and pages about it have them, a crumb each otherwise. */
const WINGO_RULES =
  /[\\/](?:rules[\\/](?:wingo[\\/](?:options|payout|phase)|wib)|src[\\/]ui[\\/](?:balls|art[\\/]ball-[1-9]))\./;
/** The canvas behind a room or a fixture. The entry has its host, rooms their part of it. */
const STAGE = /[\\/]src[\\/]stage[\\/](?:engine|governor|staged|pace|surface|sound)\./;
/**
 * What a game's room shares with its replay (its feed, its machine, its faces), and what its scene shares with both (where things lie): a file a game
 * each, instead of one for each set of pages that shares a module. A file of a few hundred bytes costs as many again in headers. Not a machine's times, which stories read.
 */
const OF_GAME = new RegExp(
  `[\\\\/](?:(?:machines|src[\\\\/]games)[\\\\/](${OPEN_GAMES.join('|')})|scenes[\\\\/](${OPEN_GAMES.join('|')}))[\\\\/](?!delays\\.)`,
);
/** What room and scene of one game read of its rules and its pictures: with where things lie. */
const DINGDONG_LAY = /[\\/](?:rules[\\/]dingdong[\\/]ring|src[\\/]ui[\\/]fruit)\.ts/;
const ofGame = (id: string): string | null => {
  if (DINGDONG_LAY.test(id)) return 'dingdong-lay';
  const [, room, scene] = OF_GAME.exec(id) ?? [];
  return room ? `${room}-parts` : scene ? `${scene}-lay` : null;
};

/** Where a room begins: its page, and what makes its scene. */
const ROOM_BEGINS = /[\\/]src[\\/]games[\\/]\w+[\\/](?:room[\\/]\w+Room\.tsx|maker\.ts)$/;

/** Rolldown's name of a module's file, or null to leave the module to others. */
type Naming = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/**
 * Of a group's modules those that a room has from its beginning. What it opens on demand (histories, checks of rounds, betting by itself) and what the
 * studio reads of a game are dynamic imports, and stay files of their own.
 */
function atOnce(name: (id: string) => string | null): Naming {
  const known = new Map<string, boolean>();
  return (id, graph) => {
    const needed = (module: string): boolean => {
      const before = known.get(module);
      if (before !== undefined) return before;
      // Until it is known: two that import each other do not ask for ever.
      known.set(module, false);
      const is = ROOM_BEGINS.test(module) || (graph.getModuleInfo(module)?.importers.some(needed) ?? false);
      known.set(module, is);
      return is;
    };
    return needed(id) ? name(id) : null;
  };
}

/** What all scenes share: one file instead of a dozen. Descriptions of tunings are the studio's. */
const KIT = /[\\/]scenes[\\/]kit[\\/](?!ease|numbers|color|files|layout|quality|random|tuning|win\.tuning\.schema)/;

/**
 * The files that modules are put together in. React changes less often than we do: players keep it over our releases. Pixi loads its own parts one after
 * the other, each a round trip more on a slow line: in one file they are one.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 20 },
  { name: 'pixi', test: PIXI, priority: 10 },
  { name: 'facts', test: FACTS, priority: 30 },
  { name: 'wire', test: isWire, priority: 8, minShareCount: 2 },
  { name: 'shell', test: isShell, priority: 7, minShareCount: 2 },
  { name: 'site', test: SITE, priority: 6 },
  { name: 'lobby', test: LOBBY, priority: 6 },
  { name: 'kit', test: KIT, priority: 5, minShareCount: 2 },
  { name: 'stage', test: STAGE, priority: 5 },
  { name: 'forms', test: FORMS, priority: 4 },
  { name: 'betting', test: BETTING, priority: 4 },
  { name: atOnce(() => 'room'), debugName: 'room', test: ROOM, priority: 3 },
  { name: 'autobet', test: AUTOBET, priority: 3, minShareCount: 2 },
  { name: 'one-stake', test: ONE_STAKE, priority: 4, includeDependenciesRecursively: false },
  { name: 'one-table', test: ONE_TABLE, priority: 4, includeDependenciesRecursively: false },
  { name: 'wingo-rules', test: WINGO_RULES, priority: 4, includeDependenciesRecursively: false },
  { name: atOnce(() => 'solo'), debugName: 'solo', test: SOLO, priority: 2 },
  { name: atOnce(() => 'pool'), debugName: 'pool', test: POOL, priority: 2 },
  // Contracts and rules stay files of their own: panels that tell of all games read them, and no room.
  {
    name: atOnce(ofGame),
    debugName: 'games',
    test: (id) => OF_GAME.test(id) || DINGDONG_LAY.test(id),
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** Those files that every page of the site begins with. */
export const EVERYWHERE = /\/(?:rolldown-runtime|react|facts|wire|shell|site)-[\w-]{7}\.js$/;
