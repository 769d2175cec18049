import { readdirSync } from 'node:fs';

/** Who may import whom: the same table as in ARCHITECTURE.md. CI fails on a breach and on a cycle. */
const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join('|');
const only = (name, from, allowed, packages) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    pathNot: [
      `^(${[from, ...allowed].join('|')})(/|$|\\.)`,
      ...packages.map((p) => `node_modules/(@types/)?${p}(/|$)`),
    ],
  },
});

/** What any part of the client but `net` and `ui` may read besides what the table gives it: plain parts, words, the house, and what lies below src. */
const GROUND = ['ui', 'i18n', 'house', 'net'];
/** The client's rooms, each with those that it may know; `app` puts all together, a game may know all but other games. */
const CLIENT = {
  house: [],
  deck: ['stage', 'games'],
  stage: ['games'],
  data: [],
  forms: ['data'],
  inbox: ['data'],
  lobby: ['games'],
  account: ['data', 'forms', 'fairplay'],
  help: ['account', 'forms', 'games', 'replay/checks'],
  fairplay: ['data'],
  support: ['data'],
  play: ['stage', 'games', 'account', 'preview/chart/(watch|inspect)'],
  replay: ['deck', 'stage', 'games', 'play'],
  history: ['data', 'games', 'play', 'replay', 'support/params'],
  flow: ['data', 'history', 'play/room/shareRound'],
  pwa: ['inbox', 'app/(pages|place)'],
  desk: ['data', 'account', 'help', 'fairplay', 'flow', 'history', 'support'],
  preview: ['deck', 'stage', 'games'],
};

export default {
  forbidden: [
    ...Object.entries(CLIENT).map(([room, known]) => ({
      name: `${room}-knows-its-neighbours`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^src/', pathNot: `^src/(${[room, ...GROUND, ...known].join('|')})([/.]|$)` },
    })),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contract-is-zod-only', 'contract', [], ['zod']),
    only('rules-are-pure', 'rules', ['contract'], ['@noble/hashes', '@noble\\+hashes']),
    only('machines-are-pure', 'machines', ['rules', 'contract'], ['xstate']),
    only('scenes-know-no-shell', 'scenes', ['rules', 'assets'], ['pixi\\.js', 'gsap', '@pixi/sound']),
    only('engines-are-pure', 'server/engines', ['rules', 'contract'], []),
    {
      name: 'few-know-scenes',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(deck|stage|preview|games/(${games})/(feed|maker|studio)\\.)` },
      to: { path: '^scenes/|node_modules/(pixi\\.js|@pixi|gsap)' },
    },
    {
      name: 'only-the-studio-knows-studio-parts',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(preview|games/(${games})/studio\\.)` },
      to: { path: `^src/games/(${games})/(studio|standing)\\.` },
    },
    {
      name: 'manifests-are-light',
      severity: 'error',
      from: { path: `^src/games/((${games})/)?(index|words)\\.ts$` },
      to: {
        path: '.',
        pathNot: `^(src/games/(${games})/index|contract/games)\\.ts$`,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'shared-rooms-know-no-game',
      severity: 'error',
      from: { path: '^src/(play|deck|stage|replay|ui|net|house|i18n)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: `^src/games/(${games})/`, dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'studio-reaches-no-account',
      severity: 'error',
      from: { path: '^src/preview/' },
      to: { path: '^src/(net|house|account|app|play|lobby)/' },
    },
    {
      name: 'client-knows-no-server',
      severity: 'error',
      from: { path: '^(src|scenes|machines|rules|contract)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|scenes|machines)/' },
    },
    {
      name: 'net-knows-contract-only',
      severity: 'error',
      from: { path: '^src/net/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(?!net/)|machines/|scenes/|rules/)' },
    },
    {
      name: 'ui-is-plain',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(?!ui/|i18n/)|machines/|scenes/|contract/)' },
    },
    {
      name: 'games-do-not-meet',
      severity: 'error',
      from: { path: `^(rules|machines|scenes|server/engines|src/games)/(${games})/` },
      to: { path: `^$1/(${games})/`, pathNot: '^$1/$2/' },
    },
    {
      name: 'ledger-knows-ports-only',
      severity: 'error',
      from: { path: '^server/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(ledger/|sql/|ports\\.|store/migrations/migration\\.)' },
    },
    {
      // Domains come to them with listeners and runners, never the other way round.
      name: 'events-and-jobs-know-no-domain',
      severity: 'error',
      from: { path: '^server/(events|jobs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/($1/|sql/|system/|ports\\.)' },
    },
    {
      name: 'store-knows-no-room',
      severity: 'error',
      from: { path: '^server/(sql|store)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!sql/|store/|system/|ports\\.|[^/]+/(migrations/|tables\\.))' },
    },
    {
      name: 'transports-do-not-meet',
      severity: 'error',
      from: { path: '^server/(fanout|http|realtime)/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^server/',
        pathNot: '^server/($1/|system/|ports\\.|store/(migrations/migration|tables/columns)\\.)',
      },
    },
    {
      // A module meets others through events and the ledger; what the house gives it is `House`. The bets of all games are one table that anybody may read.
      name: 'modules-do-not-meet',
      severity: 'error',
      from: { path: '^server/(docs|fortune|inbox|history|flow|fairplay|support)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot:
          '^server/($1/|sql/|system/|ports\\.|modules/module\\.|operators/acts\\.|http/answers\\.|(events|jobs)/|store/(migrations/migration|retention/periods|tables/(bets|columns))\\.)',
      },
    },
    {
      // The desk looks at every area and changes each by its own functions; nobody's code knows of the desk.
      name: 'nobody-knows-the-desk',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(desk/|modules/list\\.|store/(schema|migrations/index)\\.)|\\.test\\.ts$',
      },
      to: { path: '^server/desk/' },
    },
    {
      // Sign-in and security are two rooms of one flat: both read the accounts' tables.
      name: 'security-meets-accounts-only',
      severity: 'error',
      from: { path: '^server/security/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot:
          '^server/((security|accounts|sql|system|events|jobs)/|ports\\.|modules/module\\.|http/answers\\.|store/(migrations/migration|tables/columns)\\.)',
      },
    },
    {
      // What a setting is when nobody sets it stands with what it is for.
      name: 'system-knows-nobody',
      severity: 'error',
      from: { path: '^server/(system|mailer)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(system/|mailer/|ports\\.|store/retention/periods\\.)' },
    },
    {
      name: 'server-games-do-not-meet',
      severity: 'error',
      from: { path: `^server/rounds/(${games})/` },
      to: { path: `^server/rounds/(${games})/`, pathNot: '^server/rounds/$1/' },
    },
    {
      name: 'only-the-list-knows-server-games',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/rounds/(games\\.ts|(${games})/)|\\.test\\.ts$` },
      to: { path: `^server/rounds/(${games})/`, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|assets/built)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
