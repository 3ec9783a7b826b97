const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Compilation, sources } = require('webpack');

/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/;

const noticeOf = (folder) => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // A package without the text names at least its author.
  const text = file ? readFileSync(join(folder, file), 'utf8') : `Copyright (c) ${author?.name ?? author ?? name}`;
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
};

/** Writes the notices of every package that is in the build, as their licenses demand. */
class LicensesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicensesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'LicensesPlugin', stage }, () => {
        // The service worker is compiled apart.
        const parts = [compilation, ...compilation.children.filter(({ name }) => name === 'InjectManifest')];
        const notices = [...new Set(parts.flatMap(this.foldersOf))].sort().map(noticeOf);
        compilation.emitAsset('licenses.txt', new sources.RawSource(notices.join(`\n${'-'.repeat(80)}\n\n`)));
      });
    });
  }

  foldersOf({ chunks, chunkGraph }) {
    return [...chunks]
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap((module) => (module.modules ? [...module.modules] : [module]))
      .map((module) => PACKAGE.exec(module.nameForCondition?.() ?? '')?.[0])
      .filter(Boolean);
  }
}

module.exports = { LicensesPlugin };
