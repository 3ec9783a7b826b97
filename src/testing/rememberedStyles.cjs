const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

/**
 * Caches jsdom's computed style of each element. A query by role reads it for every element and all its ancestors, and
 * jsdom copies dozens of properties each time. jsdom itself caches the style sheets' declarations until the document
 * changes; this cache is cleared with it.
 */
const rememberStyles = (window) => {
  const original = window.getComputedStyle;
  const remembered = new WeakMap();
  const styleCacheOf = (element) => implForWrapper(element)?._ownerDocument?._styleCache;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return original.call(window, element, pseudo);
    const cache = styleCacheOf(element);
    const known = remembered.get(element);
    if (cache && known?.cache === cache) return known.style;
    const style = original.call(window, element);
    remembered.set(element, { cache: styleCacheOf(element), style });
    return style;
  };
};

module.exports = { rememberStyles };
