/**
 * jsdom with Node's own fetch family. FormData, Blob and File stay jsdom's: React builds a FormData
 * from a form element when it submits, which Node's class refuses.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Headers',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
];

// One database a worker: modules of an environment live outside the sandbox and outlast a test file.
let database;
const openDatabase = async () => {
  if (!database) {
    const { PGlite } = await import('@electric-sql/pglite');
    database = PGlite.create();
  }
  return database;
};

module.exports = class ShopEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    for (const name of FROM_NODE) {
      Object.defineProperty(global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    const absolute = (url) => (typeof url === 'string' ? new URL(url, global.location.href).href : url);
    global.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    };
    Object.defineProperty(global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    global.scrollTo = () => {};
    global.matchMedia ??= (media) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    // PGlite cannot be imported inside the sandbox: it would end the whole jest process.
    global.openTestDatabase = openDatabase;
  }

  exportConditions() {
    return ['require', 'default'];
  }
};
