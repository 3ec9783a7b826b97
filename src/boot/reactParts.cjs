/**
 * Removes the parts of React that the shop does not use (view transitions, fragment refs, hydration, form actions,
 * component stacks, `SuspenseList`, rendering into html or body, the events select, beforeinput and composition*). A
 * minifier cannot, because React selects them at run time. The build fails when a listed name is missing.
 */

/** Functions replaced by one that throws. */
const REFUSED = [
  'FragmentInstance',
  'startViewTransition',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'measureViewTransitionHostInstancesRecursive',
  'createViewTransitionInstance',
  'scheduleViewTransitionEvent',
  'updateDehydratedSuspenseComponent',
  'prepareToHydrateHostInstance',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'throwOnHydrationMismatch',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'attemptExplicitHydrationTarget',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'acquireResource',
  'suspendResource',
  'insertStylesheetIntoRoot',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'mountActionState',
  'setPropOnCustomElement',
  'getHydratableHoistableCache',
  'cutOffTailIfNeeded',
  'getResource',
  'updateActionState',
  'rerenderActionState',
  'requestFormReset',
  'queueIfContinuousEvent',
  'findCurrentFiberUsingSlowPath',
  'getViewTransitionClassName',
  'traverseVisibleInstancesAndTextInstances',
  'mountHostRootWithoutHydrating',
  'registerSuspenseInstanceRetry',
  'preloadResourceAndSuspendIfNeeded',
  'findFirstSuspended',
  'recursivelyResetForms',
  'useMemoCache',
  'refreshCache',
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  'commitHostSingletonAcquisition',
  'clearContainerSparingly',
];

/** Functions that React calls in normal use, replaced by ones that return null. */
const IDLE = [
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'trackEnterViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitAfterMutationEffectsOnFiber',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'accumulateSuspenseyCommitOnFiber',
  'preloadInstanceAndSuspendIfNeeded',
  'waitForCommitToBeReady',
  'isHostHoistableType',
  'popHydrationState',
  'clearIfContinuousEvent',
  'retryIfBlockedOn',
  'getStackByFiberInDevAndProd',
  'getParentHydrationBoundary',
  'getNextHydratable',
  'upgradeHydrationErrorsToRecoverable',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'isCustomElement',
  // Only names the type in the error for an invalid element.
  'getComponentNameFromType',
  // Shows the browser's loading indicator during async actions, by a navigation of its own.
  'defaultOnDefaultTransitionIndicator',
  // The events of form actions.
  'extractEvents$1',
  'constructSelectEvent',
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  'isFallbackCompositionEnd',
  'getData',
  // Input events of Internet Explorer 9.
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'handlePropertyChange',
  'stopWatchingForValueChange',
];

const changed = (source, pattern, replacement) => {
  const count = source.match(new RegExp(pattern, `${pattern.flags}g`))?.length;
  if (count !== 1)
    throw new Error(`React has ${count ?? 0} of ${pattern}: src/boot/reactParts.cjs is for another React`);
  return source.replace(pattern, () => replacement);
};
const bodyOf = (name) => new RegExp(`^function ${name.replace('$', '\\$')}\\(([^)]*)\\) \\{\\n[^]*?^\\}$`, 'm');

module.exports = (source) => {
  const refuse = (text, name) =>
    changed(text, bodyOf(name), `function ${name}() { throw Error("React without ${name}"); }`);
  const rest = (text, name) => changed(text, bodyOf(name), `function ${name}() { return null; }`);
  const withoutBodies = IDLE.reduce(rest, REFUSED.reduce(refuse, source));
  const withoutMethods = withoutBodies.replace(
    /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = [^]*?^\};$/gm,
    '',
  );
  const withoutKind = changed(withoutMethods, /createFiberImplClass\(30, /, 'startViewTransition(');
  const client = changed(withoutKind, /^exports\.hydrateRoot = [^]*?^\};$/m, '');
  // Never true without hydrateRoot; only its assignments remain.
  return client.replace(/\bisHydrating\b(?!\$| = |\n\))/g, '!1');
};
