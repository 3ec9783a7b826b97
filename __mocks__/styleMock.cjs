// Class names stand for themselves: styles.bar is 'bar'.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
