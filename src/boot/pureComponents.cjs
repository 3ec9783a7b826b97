/**
 * The router creates components and contexts with calls that a minifier must keep. Marking them pure lets it drop the
 * unused ones, and with them what only its data routers use.
 */
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
