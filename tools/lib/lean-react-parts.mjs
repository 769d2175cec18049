/**
 * What is left out of React and React DOM, by the names that this version's production files have for it: see lean-react. Another version may need other
 * names: compare its file with this one's, part by part.
 */
import { TAKE_OVER } from './lean-react-take-over.mjs';

export const VERSION = '19.3.1';

/**
 * Kinds of fibers that are never made: 12 profiler, 18 dehydrated fragment, 19 suspense list, 23 legacy hidden, 24 cache, 25 tracing marker, 26 element of the
 * head, 27 the document's own, 30 view transition, 31 activity.
 */
const TAGS = new Set([12, 18, 19, 23, 24, 25, 26, 27, 30, 31]);

/** Variables that would only ever be changed by what is left out. */
const CONSTANTS = {
  hydrationErrors: 'null',
  rootOrSingletonContext: 'false',
  shouldStartViewTransition: 'false',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  pendingTransitionTypes: 'null',
  viewTransitionMutationContext: 'false',
  inUpdateViewTransition: 'false',
  rootViewTransitionAffected: 'false',
  appearingViewTransitions: 'null',
  injectedHook: 'null',
  currentHoistableRoot: 'null',
  needsFormReset: 'false',
  entangledTransitionTypes: 'null',
  currentEntangledListeners: 'null',
  currentEntangledLane: '0',
  currentEntangledActionThenable: 'null',
  canUseDOM: 'true',
  documentMode: 'null',
  canUseCompositionEvent: 'true',
  useFallbackCompositionData: 'false',
  isInputEventSupported: 'true',
  prevOnStartTransitionFinish: 'null',
};

/** Properties that are never anything else. */
const NEVER = {
  dehydrated: 'null',
  ...Object.fromEntries(
    [
      'componentWillMount',
      'componentWillReceiveProps',
      'componentWillUpdate',
      'UNSAFE_componentWillMount',
      'UNSAFE_componentWillReceiveProps',
      'UNSAFE_componentWillUpdate',
      'getSnapshotBeforeUpdate',
      '__reactInternalSnapshotBeforeUpdate',
      'getDerivedStateFromProps',
      'contextType',
      'isPureReactComponent',
    ].map((name) => [name, '(void 0)']),
  ),
};

/** Hooks that nobody calls. */
const DISPATCHED = [
  'useHostTransitionStatus',
  'useFormState',
  'useActionState',
  'useOptimistic',
  'useMemoCache',
  'useCacheRefresh',
  'useDeferredValue',
  'useTransition',
];

/** Statements by how they begin, some with what stands there instead. */
const STATEMENTS = [
  'FragmentInstance.prototype.',
  'registerTwoPhaseEvent(\n  "onSelect"',
  'registerTwoPhaseEvent("onBeforeInput"',
  'canUseDOM &&\n  ((style = document',
  'ViewTransitionPseudoElement.prototype.',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
  'ReactDOMSharedInternals.findDOMNode =',
]
  .map((begins) => [begins])
  .concat(TAKE_OVER.statements);

const LEFT_OUT = 'leftOut();';
const NOTHING = '';

/** Functions by what is left of them. */
const STUBS = {
  ...TAKE_OVER.stubs,
  upgradeHydrationErrorsToRecoverable: 'return null;',
  queueHydrationError: NOTHING,
  updateDehydratedSuspenseComponent: LEFT_OUT,
  retrySuspenseComponentWithoutHydrating: LEFT_OUT,
  getSuspenseInstanceFromFiber: 'return null;',
  getActivityInstanceFromFiber: 'return null;',
  getParentHydrationBoundary: 'return null;',
  commitSuspenseHydrationCallbacks: NOTHING,
  commitActivityHydrationCallbacks: NOTHING,
  retryIfBlockedOn: NOTHING,
  clearIfContinuousEvent: NOTHING,
  queueIfContinuousEvent: 'return false;',
  registerSuspenseInstanceRetry: LEFT_OUT,
  restoreSuspendedTreeContext: NOTHING,
  popTreeContext: NOTHING,
  pushTreeFork: NOTHING,
  pushTreeId: NOTHING,
  // View transitions.
  commitExitViewTransitions: NOTHING,
  trackEnterViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  startViewTransition: LEFT_OUT,
  scheduleViewTransitionEvent: NOTHING,
  claimQueuedTransitionTypes: 'return null;',
  queueTransitionTypes: NOTHING,
  // References to fragments.
  FragmentInstance: LEFT_OUT,
  commitNewChildToFragmentInstances: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitFragmentInstanceDeletionEffects: NOTHING,
  // Forms' actions.
  extractEvents$1: NOTHING,
  TransitionAwareHostComponent: LEFT_OUT,
  requestFormReset$1: LEFT_OUT,
  entangleAsyncAction: LEFT_OUT,
  recursivelyResetForms: NOTHING,
  // The head, and what is fetched for it.
  isHostHoistableType: 'return false;',
  isSingletonScope: 'return false;',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
  accumulateSuspenseyCommitOnFiber: NOTHING,
  waitForCommitToBeReady: 'return null;',
  getHoistableRoot: 'return null;',
  // Of browsers without WebGL 2, which is all that the rooms draw with.
  getVendorPrefixedEventName: 'return eventName;',
  // Events that nobody listens to.
  constructSelectEvent: NOTHING,
  // Elements of a page's own.
  isCustomElement: 'return false;',
  setPropOnCustomElement: LEFT_OUT,
  // What a failure is told with: our reports name the error alone.
  getStackByFiberInDevAndProd: "return '';",
  // A navigation that does nothing, for the browser to show that a transition runs.
  defaultOnDefaultTransitionIndicator: NOTHING,
};

/** Text for text. */
const PATCHES = [
  [
    `(fallbackData = canUseTextInputEvent
          ? getNativeBeforeInputChars(domEventName, nativeEvent)
          : getFallbackBeforeInputChars(domEventName, nativeEvent))`,
    'false',
  ],
  [
    `if (null === blockedOn)
      dispatchEventForPlugin`,
    `if (true)
      dispatchEventForPlugin`,
  ],
  ...TAKE_OVER.patches,
  [
    `f: flushSyncWork,
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript`,
    'f: flushSyncWork',
  ],
  // Nothing waits for pictures or sheets before it is shown.
  [
    `isViewTransitionEligible ||
    subtreeFlags & 8192 ||
    16785408 === (subtreeFlags & 16785408)`,
    'false',
  ],
  // Nobody draws the document itself.
  [
    `"html" === type || "head" === type || "body" === type
        ? 27
        : 5`,
    '5',
  ],
  ['(committedLanes & 335544064) === committedLanes;\n  nextEffect', 'false;\n  nextEffect'],
  [
    'function formatProdErrorMessage(code) {',
    "function leftOut() {\n  throw Error('left out of React DOM: tools/lib/lean-react');\n}\nfunction formatProdErrorMessage(code) {",
  ],
];

/** What a file exports, without these. */
const exported = (names) => names.map((name) => [`exports.${name} =`]);
const HOOKS = ['useActionState', 'useDeferredValue', 'useOptimistic', 'useTransition', 'unstable_useCacheRefresh'];
const KINDS = ['Activity', 'Profiler', 'PureComponent', 'ViewTransition'];
const OTHERS = ['__COMPILER_RUNTIME', 'addTransitionType', 'cache', 'cacheSignal'];
const HEAD = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];
const FORMS = ['requestFormReset', 'useFormState', 'useFormStatus'];

/** By file in `cjs`, without its ending. */
export const LISTS = {
  react: { statements: exported([...HOOKS, ...KINDS, ...OTHERS]) },
  'react-dom': { statements: exported([...HEAD, ...FORMS, 'browser']) },
  'react-dom-client': {
    constants: CONSTANTS,
    properties: [{ of: /Dispatcher/, names: DISPATCHED }],
    never: NEVER,
    patches: PATCHES,
    statements: STATEMENTS,
    stubs: STUBS,
    tags: TAGS,
  },
};

/** Names that no other code may have, because what they ask for is not there. Words of everyday are not among them: those throw where they are called. */
export const UNUSED = [
  ...HOOKS,
  ...DISPATCHED,
  ...FORMS,
  ...Object.keys(NEVER).filter((name) => /^(?:UNSAFE_)?(?:component|get)/.test(name)),
  'PureComponent',
  'ViewTransition',
  'addTransitionType',
  'contextType',
  'onBeforeInput',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preloadModule',
];
