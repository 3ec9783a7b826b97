const { EntryPlugin } = require('webpack');

const NAME = 'BootApart';

/**
 * Bundles the boot script separately: it is inlined in index.html, where hot reload cannot change it, and the code that
 * webpack's server adds to every entry would create the bundler's Trusted Types policy before the shop does.
 */
class BootApart {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.make.tapAsync(NAME, (compilation, done) => {
      const child = compilation.createChildCompiler(NAME, { filename: 'static/boot.js' });
      new EntryPlugin(compiler.context, this.file, { name: 'boot', layer: 'boot' }).apply(child);
      child.runAsChild((error) => done(error));
    });
  }
}

module.exports = { BootApart };
