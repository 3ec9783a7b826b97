const { EntryPlugin } = require('webpack');

const NAME = 'BootApart';

/**
 * Bundles the boot script by itself: it stands in index.html, where nothing can be changed while the page is open, and what
 * webpack's server puts into every entry would take the bundler's policy of Trusted Types before the shop does.
 */
class BootApart {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.make.tapAsync(NAME, (compilation, done) => {
      const child = compilation.createChildCompiler(NAME, { filename: 'static/boot.js' });
      new EntryPlugin(compiler.context, this.file, { name: 'boot' }).apply(child);
      child.runAsChild((error) => done(error));
    });
  }
}

module.exports = { BootApart };
