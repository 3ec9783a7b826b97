const webpack = require('webpack');

const { DeterministicChunkIdsPlugin, DeterministicModuleIdsPlugin } = webpack.ids;

/**
 * Three digits for a module of the first screen, four for any other; webpack's own choice is five. An id follows from the
 * module's name, so that another release finds most files unchanged in the browser. A chunk with a name has it as its id,
 * which saves the tables from id to name. Without it the first screen is 1.1 kB (gzip) larger.
 */
class ShortIdsPlugin {
  apply(compiler) {
    // The page has one build, so the runtime does not have to tell its scripts from another's.
    compiler.options.output.uniqueName = '';
    let isFirst = () => false;
    compiler.hooks.compilation.tap('ShortIdsPlugin', ({ hooks, entrypoints, chunkGraph }) => {
      hooks.moduleIds.tap('ShortIdsPlugin', () => {
        const first = new Set(entrypoints.get('main')?.chunks);
        isFirst = (module) => [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => first.has(chunk));
      });
    });
    compiler.hooks.compilation.tap('ShortIdsPlugin', ({ hooks }) => {
      hooks.chunkIds.tap('ShortIdsPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
    const test = (module) => isFirst(module);
    new DeterministicChunkIdsPlugin().apply(compiler);
    new DeterministicModuleIdsPlugin({ test, maxLength: 3, fixedLength: true }).apply(compiler);
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  }
}

module.exports = { ShortIdsPlugin };
