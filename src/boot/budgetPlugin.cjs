const { gzipSync } = require('node:zlib');
const { Compilation } = require('webpack');

const KILOBYTE = 1000;

/**
 * Weighs the JavaScript of the first screen, gzipped: the entry and the home route, all that loads before the shopper
 * asks for more. Too much fails the build.
 */
class BudgetPlugin {
  constructor({ limit, route }) {
    this.limit = limit;
    this.route = route;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => this.weigh(compilation));
    });
  }

  weigh(compilation) {
    const route = compilation.chunkGroups.find(({ name }) => name === this.route);
    const files = new Set([...compilation.entrypoints.get('main').getFiles(), ...(route?.getFiles() ?? [])]);
    const weigh = (file) => gzipSync(compilation.getAsset(file).source.source()).length;
    const weights = [...files].filter((file) => file.endsWith('.js')).map((file) => [file, weigh(file)]);
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    const kilo = (bytes) => (bytes / KILOBYTE).toFixed(1);
    console.log(`First screen: ${kilo(total)} kB of JavaScript (gzip), at most ${this.limit} kB`);
    for (const [file, bytes] of weights) console.log(`  ${kilo(bytes).padStart(7)} kB  ${file}`);
    if (total > this.limit * KILOBYTE) {
      compilation.errors.push(new Error(`The first screen weighs ${kilo(total)} kB, over its ${this.limit} kB`));
    }
  }
}

module.exports = { BudgetPlugin };
