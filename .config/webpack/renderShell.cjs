const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { register } = require('esbuild-register/dist/node');
const { classNameOf } = require('./classNames.cjs');

/** The markup of the first screen, which index.html shows before any script has run (src/app/layout/Shell.tsx). */
const renderShell = () => {
  const { unregister } = register({ jsx: 'automatic' });
  // A style sheet stands for the class names that it has on the page.
  require.extensions['.css'] = (module, file) => {
    const name = (_sheet, local) => (local === '__esModule' ? undefined : classNameOf(file, local));
    module.exports = new Proxy({}, { get: name });
  };
  const { Shell } = require('../../src/app/layout/Shell.tsx');
  delete require.extensions['.css'];
  unregister();
  return renderToStaticMarkup(createElement(Shell));
};

module.exports = { renderShell };
