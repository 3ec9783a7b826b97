/**
 * The router creates components with calls that a minifier must keep. Marking them pure lets it drop the unused ones.
 */
module.exports = (source) =>
  source.replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = "[^"]*";$/gm, '');
