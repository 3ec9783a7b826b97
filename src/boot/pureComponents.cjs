/**
 * The router's package makes components by calls that a minifier may not drop, whoever uses them: a link that fetches
 * ahead, a form. Marked as pure, what the shop does not use stays out of the first screen.
 */
module.exports = (source) =>
  source.replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = "[^"]*";$/gm, '');
