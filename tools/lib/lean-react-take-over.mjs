/**
 * What is left of React's hydration, for the one page that it takes over, the painted lobby (src/app/painted): whole or not at all. That page has no marks of what
 * waits, all that it shows is there when it is taken over, nothing hangs on the body yet, and of elements it has the plain kinds (tools/lib/painted-page looks at
 * it). Where it is another page after all, or a part of it is still to come, React draws all of it anew.
 */

/** In slices, as a transition is, with React's own answers to errors. */
const HYDRATE_ROOT = `exports.hydrateRoot = function (container, children) {
  var root = createFiberRoot(container, 1, true, children, null, false, '', null, defaultOnUncaughtError,
    defaultOnCaughtError, defaultOnRecoverableError, defaultOnDefaultTransitionIndicator);
  var fiber = root.current;
  root.context = getContextForSubtree(null);
  enqueueUpdate(fiber, createUpdate(128), 128);
  fiber.lanes = 128;
  markRootUpdated$1(root, 128);
  ensureRootIsScheduled(root);
  container[internalContainerInstanceKey] = fiber;
  listenToAllSupportedEvents(container);
};`;

export const TAKE_OVER = {
  /** As in lean-react-parts: statements by how they begin, functions by what is left of them, text for text. */
  statements: [['exports.hydrateRoot =', HYDRATE_ROOT]],
  stubs: {
    getNextHydratable: 'for (; node && node.nodeType === 8; ) node = node.nextSibling; return node;',
    canHydrateInstance: 'return instance.nodeName.toLowerCase() === type.toLowerCase() ? instance : null;',
    canHydrateTextInstance: "return '' !== text && instance.nodeType === 3 ? instance : null;",
    prepareToHydrateHostInstance: `
    var instance = fiber.stateNode, props = fiber.memoizedProps, text = props.children;
    instance[internalInstanceKey] = fiber;
    instance[internalPropsKey] = props;
    if (fiber.type === 'img') {
      listenToNonDelegatedEvent('error', instance);
      listenToNonDelegatedEvent('load', instance);
    }
    if ((typeof text === 'string' || typeof text === 'number') && instance.textContent !== '' + text)
      throwOnHydrationMismatch(fiber);
    if (props.onClick) instance.onclick = noop$1;`,
    popHydrationState: `
    if (fiber !== hydrationParentFiber) return false;
    if (5 === fiber.tag && nextHydratableInstance && !shouldSetTextContent(fiber.type, fiber.memoizedProps))
      throwOnHydrationMismatch(fiber);
    popToNextHostParent(fiber);
    nextHydratableInstance = hydrationParentFiber ? getNextHydratable(fiber.stateNode.nextSibling) : null;
    return true;`,
  },
  patches: [
    [
      `if (isHydrating) {
      showFallback`,
      `if (false) {
      showFallback`,
    ],
    [
      `if (
        null === current ||
        (null !== current.memoizedState &&
          null !== current.memoizedState.dehydrated)
      ) {
        type = popHydrationState(`,
      `if (false) {
        type = popHydrationState(`,
    ],
    [
      `case 5:
      case 31:
      case 13:
        rootOrSingletonContext = !1;`,
      `case 5:
        rootOrSingletonContext = !1;`,
    ],
    [
      `sourceFiber.flags |= 32768;
  if (
    null !== value &&`,
      `sourceFiber.flags |= 32768;
  if (
    !isHydrating &&
    null !== value &&`,
    ],
    [
      `(returnFiber = suspenseHandlerStackCursor.current),
      null !== returnFiber
        ? (0 ===`,
      `(returnFiber = null),
      null !== returnFiber
        ? (0 ===`,
    ],
    // What is read of a store is the device's own, and names given to elements are the page's: nothing but they themselves asks for them.
    [
      `if (isHydrating) {
        if (void 0 === getServerSnapshot)`,
      `if (false) {
        if (void 0 === getServerSnapshot)`,
    ],
    ['isHydrating$jscomp$0 = isHydrating;', 'isHydrating$jscomp$0 = false;'],
    [
      `if (isHydrating) {
        var JSCompiler_inline_result = treeContextOverflow;`,
      `if (false) {
        var JSCompiler_inline_result = treeContextOverflow;`,
    ],
  ],
};
