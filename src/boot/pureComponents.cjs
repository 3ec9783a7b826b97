/**
 * The router creates components and contexts with calls that a minifier must keep. Marking them pure lets it drop the
 * unused ones, and with them what only its data routers use. An assigned property would keep them, too: the only class
 * with a `contextType` is the error boundary of the data routers.
 */
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '');
