/**
 * jsdom with Node's own fetch family. FormData, Blob and File stay jsdom's: React builds a FormData
 * from a form element when it submits, which Node's class refuses.
 */
// Runs before jsdom, which stores a reference to the function that this replaces.
require('./quickSelectors.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { rememberStyles } = require('./rememberedStyles.cjs');

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
];

/** Runs the work with unref'd timers (also nested ones), so that they do not keep the process alive. */
const withUnrefTimers = (work) => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (then, ms) => setTimeout(() => withUnrefTimers(then), ms).unref();
  try {
    return work();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
};

/** PostgreSQL writes its statistics after ten idle seconds; the test process must not wait for that. */
const withoutExitDelay = (database) => {
  const execute = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (...message) => withUnrefTimers(() => execute(...message));
  return database;
};

// One database a worker: modules of an environment live outside the sandbox and outlast a test file.
let database;
const openDatabase = async () => {
  if (!database) {
    const { PGlite } = await import('@electric-sql/pglite');
    database = PGlite.create().then(withoutExitDelay);
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
    // An open BroadcastChannel of Node keeps the process alive; a browser closes a page's channels with the page.
    const channels = (this.channels = new Set());
    global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
    const absolute = (url) => (typeof url === 'string' ? new URL(url, global.location.href).href : url);
    global.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    };
    Object.defineProperty(global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    global.scrollTo = () => {};
    // Reports reduced motion: jsdom has no animations, so code that waits for the end of one would hang.
    global.matchMedia ??= (media) => ({
      matches: media.includes('prefers-reduced-motion: reduce'),
      media,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    rememberStyles(global);
    // PGlite cannot be imported inside the sandbox: it would end the whole jest process.
    global.openTestDatabase = openDatabase;
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }

  exportConditions() {
    return ['require', 'default'];
  }
};
