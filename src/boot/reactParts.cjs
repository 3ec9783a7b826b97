/**
 * Parts of React that begin where the shop never goes: view transitions, the ref of a fragment, taking over HTML of a server.
 * No minifier can know, as they hang on the kinds of what is rendered. A React in which a name below is missing fails the
 * build until the list has been looked at again.
 */

/** Where such a part begins, or what it is made of: whoever came here would be told by an error. */
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
];

/** What only looks for such a part in all that is committed, and finds none. */
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
];

const changed = (source, pattern, replacement) => {
  const count = source.match(new RegExp(pattern, `${pattern.flags}g`))?.length;
  if (count !== 1)
    throw new Error(`React has ${count ?? 0} of ${pattern}: src/boot/reactParts.cjs is for another React`);
  return source.replace(pattern, replacement);
};
const bodyOf = (name) => new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[^]*?^\\}$`, 'm');

module.exports = (source) => {
  const refuse = (text, name) =>
    changed(text, bodyOf(name), `function ${name}() { throw Error("React without ${name}"); }`);
  const rest = (text, name) => changed(text, bodyOf(name), `function ${name}() {}`);
  const withoutBodies = IDLE.reduce(rest, REFUSED.reduce(refuse, source));
  const withoutMethods = withoutBodies.replace(
    /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = [^]*?^\};$/gm,
    '',
  );
  const withoutKind = changed(withoutMethods, /createFiberImplClass\(30, /, 'startViewTransition(');
  return changed(withoutKind, /^exports\.hydrateRoot = [^]*?^\};$/m, '');
};
