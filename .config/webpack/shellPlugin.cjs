const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');
const { register } = require('esbuild-register/dist/node');

// The servers use the same functions for the page and its headers.
const { unregister } = register();
const { developmentHeaders } = require('../../src/delivery/developmentHeaders.ts');
const { pageVariables, applySettings } = require('../../src/delivery/applySettings.ts');
const { pageSettingsFrom } = require('../../src/delivery/settingsFrom.ts');
unregister();

const { Compilation, sources } = webpack;
/** Subresource Integrity hash of a script. */
const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Routes whose reads the boot script starts (src/contract/firstReads.ts); it fetches their files along with them. */
const EARLY_ROUTES = ['home', 'search', 'collection', 'category', 'product', 'whole-home', 'paged-home', 'paged-list'];

/** What a shopper is likely to open next, the likeliest first; src/app/status/prefetchFiles.ts downloads it. */
const LATER_CHUNKS = [
  'route-product',
  'overlays',
  'notices',
  'route-category',
  'route-search',
  'route-cart',
  'quick-view',
  'filter',
  'side-panel',
  'route-auth',
];

/** The files of these chunks that the page does not start with. */
const prefetchedFiles = ({ chunkGroups, entrypoints }) => {
  const first = new Set(entrypoints.get('main').getFiles());
  const groups = LATER_CHUNKS.map((name) => chunkGroups.find((group) => group.name === name));
  const files = new Set(groups.flatMap((group) => group.getFiles()));
  return [...files].filter((file) => /\.(js|css)$/.test(file) && !first.has(file)).map((file) => `/${file}`);
};

/** Files that a route needs first, by chunk name: { home: ['/static/route-home.….js', …] }. */
const routeFiles = (compilation) => {
  const files = {};
  for (const group of compilation.chunkGroups) {
    const route = group.name?.replace(/^route-/, '');
    if (!EARLY_ROUTES.includes(route)) continue;
    files[route] = group
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `/${file}`);
  }
  return files;
};

/**
 * Finishes index.html once every file has its final name: the boot script and the styles of the first
 * screen are written into the page, and the headers that admit exactly these are put beside it.
 */
class ShellPlugin {
  constructor({ production, variables }) {
    this.production = production;
    /** Settings for the page and its headers. */
    this.variables = pageVariables(variables);
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.copyPublic(compilation, join(compiler.context, 'public')),
      );
      compilation.hooks.processAssets.tap(
        { name: 'ShellPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => this.finish(compilation),
      );
    });
  }

  /** The icon, the manifest and the like keep their names at the root of the site. */
  copyPublic(compilation, folder) {
    compilation.contextDependencies.add(folder);
    for (const name of readdirSync(folder).filter((file) => file !== 'index.html')) {
      compilation.emitAsset(name, new sources.RawSource(readFileSync(join(folder, name))));
    }
  }

  finish(compilation) {
    const page = compilation.getAsset('index.html');
    if (!page) return;
    let html = page.source.source().toString();
    const text = (file) => compilation.getAsset(file).source.source().toString();
    const filesOf = (entry) => compilation.entrypoints.get(entry).getFiles();

    const bootFile = compilation.getAssets().find(({ name }) => /^static\/boot\..*js$/.test(name)).name;
    const font = compilation.getAssets().find(({ name }) => name.endsWith('.woff2')).name;
    const known = `const __ROUTE_FILES__=${JSON.stringify(routeFiles(compilation))},__FONT__="/${font}";`;
    const boot = `(()=>{${known}${text(bootFile)}\n})()`;
    const put = (mark, value) => {
      if (html.search(mark) === -1) throw new Error(`index.html has nothing like ${mark}`);
      html = html.replace(mark, () => value);
    };
    /** Matches the attribute with or without quotes, because the minifier removes some. */
    const address = (file) => `"?/${file.replace(/\./g, '\\.')}"?`;
    put(/<script id="?boot"?><\/script>/, `<script>${boot}</script>`);
    const later = JSON.stringify(prefetchedFiles(compilation));
    put(
      /<script type="?application\/json"? id="?later-files"?><\/script>/,
      `<script type="application/json" id="later-files">${later}</script>`,
    );
    if (this.production) {
      for (const file of filesOf('main').filter((name) => name.endsWith('.css'))) {
        put(new RegExp(`<link[^>]*href=${address(file)}[^>]*>`), `<style>${text(file)}</style>`);
      }
      for (const file of filesOf('main').filter((name) => name.endsWith('.js'))) {
        const integrity = integrityOf(compilation.getAsset(file).source.buffer());
        put(new RegExp(`src=${address(file)}`), `src="/${file}" integrity="${integrity}"`);
      }
      compilation.deleteAsset(bootFile);
    }
    const configured = applySettings({ html }, this.variables);
    /** The headers that webpack's own server sends with the page. */
    this.developmentHeaders = developmentHeaders(configured.headers);
    if (this.production) {
      const text = `${JSON.stringify(configured.headers, null, 2)}\n`;
      compilation.emitAsset('security-headers.json', new sources.RawSource(text));
    }
    compilation.updateAsset('index.html', new sources.RawSource(configured.html));
  }
}

module.exports = { ShellPlugin, settingsOf: pageSettingsFrom };
