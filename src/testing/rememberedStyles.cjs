const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

/**
 * What jsdom says of an element's style, kept until it is to be found out anew. A query by role asks for it again and
 * again, element by element and of all that they stand in, and each time jsdom copied its dozens of properties. It keeps
 * what the style sheets say for as long as nothing of the document changes; what follows from that is kept as long.
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
