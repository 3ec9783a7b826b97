const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');
const { admitMaps } = require('./admitMaps.cjs');
const { hashOf, headers, hstsValue, policy, reportsAddress } = require('./securityHeaders.cjs');

const { Compilation, sources } = webpack;
/** What a script element says of its file, so that no other file is run in its place. */
const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Routes whose reads the boot script starts (src/boot/reads.ts); it fetches their files along with them. */
const EARLY_ROUTES = ['home', 'search', 'collection', 'category', 'product'];

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
  constructor({ production, apiBaseUrl, hasMaps, hsts, cspReports }) {
    this.production = production;
    this.hasMaps = hasMaps;
    this.apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : '';
    this.hsts = hstsValue(hsts);
    this.reports = reportsAddress(cspReports, this.apiOrigin);
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

    const bootFile = filesOf('boot').find((file) => file.endsWith('.js'));
    const font = compilation.getAssets().find(({ name }) => name.endsWith('.woff2')).name;
    const known = `const __ROUTE_FILES__=${JSON.stringify(routeFiles(compilation))},__FONT__="/${font}";`;
    const boot = `(()=>{${known}${text(bootFile)}\n})()`;
    const put = (mark, value) => (html = html.replace(mark, () => value));
    put(/<script id="?boot"?><\/script>/, `<script>${boot}</script>`);
    const styles = [];
    if (this.production) {
      for (const file of filesOf('main').filter((name) => name.endsWith('.css'))) {
        const css = text(file);
        styles.push(hashOf(css));
        html = html.replace(
          new RegExp(`<link[^>]*href="?/${file.replace(/\./g, '\\.')}"?[^>]*>`),
          () => `<style>${css}</style>`,
        );
      }
      for (const file of filesOf('main').filter((name) => name.endsWith('.js'))) {
        put(`src=/${file}`, `src=/${file} integrity=${integrityOf(compilation.getAsset(file).source.buffer())}`);
      }
      const { apiOrigin, reports, hsts } = this;
      let csp = policy({ scripts: [hashOf(boot)], styles, apiOrigin, reports });
      if (this.hasMaps) ({ html, csp } = admitMaps({ html, csp }));
      compilation.emitAsset(
        'security-headers.json',
        new sources.RawSource(`${JSON.stringify(headers({ csp, hsts, reports }), null, 2)}\n`),
      );
      compilation.deleteAsset(bootFile);
    }
    compilation.updateAsset('index.html', new sources.RawSource(html));
  }
}

module.exports = { ShellPlugin };
