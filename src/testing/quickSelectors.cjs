const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const COMPOUND = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i;

/** The selector without attributes and without the arguments of pseudo-classes, such as `:has(…)`. */
const withoutArguments = (selector) => {
  const shorter = selector.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** The tag and class that an element needs for one part of a selector; null when the part is not that simple. */
const needsOf = (part) => {
  const compound = part
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, tag, name] = COMPOUND.exec(compound);
  return tag || name ? { tag: tag?.toLowerCase(), name } : null;
};

const known = new Map();
/** Null when only the selector engine can tell. */
const needsOfSelector = (selector) => {
  if (!known.has(selector)) {
    const bare = withoutArguments(selector);
    const needs = /[()[\]"'\\]/.test(bare) ? [null] : bare.split(',').map(needsOf);
    known.set(selector, needs.includes(null) ? null : needs);
  }
  return known.get(selector);
};

const mayMatch = (element, { tag, name }) =>
  (tag === undefined || tag === element._localName) && (name === undefined || element.classList.contains(name));

// jsdom runs its selector engine for every rule of every style sheet and every element, which took a tenth of the unit
// tests' time. Most rules name a tag or a class that the element does not have.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  // A rule inside an animation (@keyframes) has no selector.
  if (selector === undefined) return false;
  const needs = needsOfSelector(selector);
  if (needs && !needs.some((need) => mayMatch(element, need))) return false;
  return matchesDontThrow(element, selector);
};
