const { gzipSync } = require('node:zlib');
const { Compilation } = require('webpack');

const KILOBYTE = 1000;

/** Must not be on the first screen: evaluating it doubles the blocking time. */
const LATE = /node_modules[\\/](@mui|@emotion)[\\/]/;

/**
 * Measures the JavaScript of the first screen (the entry and the home route), gzipped as CompressionPlugin does it. Fails
 * the build above the limit, or if the first screen, a list page or the product page contains Material UI.
 */
class BudgetPlugin {
  constructor({ limit, route, light }) {
    this.limit = limit;
    this.route = route;
    /** The chunks that must stay free of Material UI. */
    this.light = [route, ...light];
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        this.weigh(compilation);
        this.refuseLate(compilation);
      });
    });
  }

  weigh(compilation) {
    const route = compilation.chunkGroups.find(({ name }) => name === this.route);
    const files = new Set([...compilation.entrypoints.get('main').getFiles(), ...(route?.getFiles() ?? [])]);
    const weigh = (file) => gzipSync(compilation.getAsset(file).source.source(), { level: 9 }).length;
    const weights = [...files].filter((file) => file.endsWith('.js')).map((file) => [file, weigh(file)]);
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    const kilo = (bytes) => (bytes / KILOBYTE).toFixed(1);
    console.log(`First screen: ${kilo(total)} kB of JavaScript (gzip), at most ${this.limit} kB`);
    for (const [file, bytes] of weights) console.log(`  ${kilo(bytes).padStart(7)} kB  ${file}`);
    const excess = total - this.limit * KILOBYTE;
    if (excess > 0) {
      const message = `The first screen weighs ${kilo(total)} kB, ${excess} bytes more than its limit (docs/how-to.md)`;
      compilation.errors.push(new Error(message));
    }
  }

  refuseLate({ chunkGroups, entrypoints, chunkGraph, errors }) {
    const groups = [entrypoints.get('main'), ...chunkGroups.filter(({ name }) => this.light.includes(name))];
    for (const group of groups)
      for (const chunk of group.chunks)
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          const file = module.nameForCondition?.() ?? '';
          if (!LATE.test(file)) continue;
          errors.push(new Error(`${file} reaches ${group.name}, which a shopper sees before the first tap`));
          return;
        }
  }
}

module.exports = { BudgetPlugin };
