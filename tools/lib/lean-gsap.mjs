/**
 * Leaves out of the bundle what GSAP's core brings along and our choreographies never ask for: values of text and colours, its own easings but the straight
 * one, powers and sines, staggers and keyframes, contexts and media queries, plugins, its helpers, its ticker. Ours are numbers of plain objects on paused timelines
 * (`scenes/kit/tweens`). As with React (lean-react), the list is of one version's text, by the names in it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lean } from './lean-text.mjs';

const VERSION = '3.15.0';
const CORE = /[\\/]node_modules[\\/]gsap[\\/]gsap-core\.js$/;

const LEFT_OUT = 'leftOut();';
const EASINGS = ['"Elastic"', '"Expo"', '"Circ"', '"Back"'];
const METHODS = {
  _proto2: [
    ...[
      'call',
      'staggerTo',
      'staggerFrom',
      'staggerFromTo',
      'getById',
      'removeLabel',
      'addPause',
      'removePause',
      'tweenTo',
    ],
    ...['tweenFromTo', 'recent', 'nextLabel', 'previousLabel', 'currentLabel', 'shiftChildren', 'clear'],
  ],
  _proto3: ['targets', 'resetTo'],
  _proto: ['then', 'eventCallback', 'revert'],
  Tween: ['delayedCall'],
};
const HELPERS = [
  ...[
    'getTweensOf',
    'getProperty',
    'quickSetter',
    'quickTo',
    'isTweening',
    'config',
    'registerEffect',
    'registerEase',
    'parseEase',
  ],
  ...[
    'getById',
    'exportRoot',
    'context',
    'matchMedia',
    'matchMediaRefresh',
    'addEventListener',
    'removeEventListener',
    'utils',
  ],
  ...['install', 'effects', 'updateRoot', 'plugins', 'core', 'registerPlugin'],
];

const LIST = {
  constants: { _context: 'null', _reverting: 'false' },
  properties: [{ of: /^_gsap$/, names: HELPERS }],
  statements: [
    ...EASINGS.map((name) => [`_insertEase(${name}`]),
    ['(function (n, c) {'],
    ['_easeMap.SteppedEase ='],
    ...Object.entries(METHODS).flatMap(([of, names]) => names.map((name) => [`${of}.${name} =`])),
    ['export var gsap =', 'export var gsap = _gsap;'],
    ['_forEachName("to,from,fromTo,delayedCall'],
    ['_quickTween = _gsap'],
    ['_config.stringFilter ='],
    ['_globals.TweenMax ='],
    ['_globals.TimelineLite ='],
    ['_windowExists() &&'],
    ['var Power0 ='],
    ['export { Power0'],
    ['export { Tween as TweenMax'],
    ['export { _getProperty'],
  ],
  stubs: {
    _addComplexStringPropTween: LEFT_OUT,
    _configEaseFromString: LEFT_OUT,
    _wake: '',
    _scrollTrigger: LEFT_OUT,
    _checkPlugin: LEFT_OUT,
    _updatePropTweens: LEFT_OUT,
    _renderComplexString: LEFT_OUT,
  },
  patches: [
    [
      'var _config = {',
      "var leftOut = function () {\n  throw Error('left out of GSAP: tools/lib/lean-gsap');\n};\nvar _config = {",
    ],
    [
      'if (keyframes || stagger || _isFuncOrString(duration) || _isFuncOrString(delay)) {\n      vars',
      'if (keyframes || stagger || _isFuncOrString(duration) || _isFuncOrString(delay)) leftOut();\n    if (false) {\n      vars',
    ],
    [
      `_isString(value) && !leaveStrings && (_coreInitted || !_wake()) ? _slice.call((scope || _doc).querySelectorAll(value), 0)`,
      '_isString(value) ? leftOut()',
    ],
    ['if (_isString(end)) {\n    if (~end', 'if (_isString(end)) {\n    leftOut();\n  }\n  if (false) {\n    if (~end'],
  ],
};

/** @returns {import('vite').Plugin} */
export const leanGsap = (root) => ({
  name: 'lintang-lean-gsap',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/gsap/package.json'), 'utf8'));
    if (version !== VERSION) this.error(`gsap is ${version}: tools/lib/lean-gsap is of ${VERSION}`);
  },
  transform(code, id) {
    return CORE.test(id) ? { code: lean(code, LIST), map: null } : null;
  },
});
export { LIST };
