const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const refresh = require('react-refresh-typescript').default;
const ts = require('typescript');
const { BootApart } = require('./bootApart.cjs');

const here = (...parts) => path.resolve(__dirname, '..', ...parts);

/** Makes ts-loader mark components and hooks, so that they keep their state when one of them is hot-reloaded. */
const marked = (context) => {
  const mark = refresh({ ts })(context);
  return (file) => (/\.tsx$|[\\/]use[A-Z]\w*\.ts$/.test(file.fileName) ? mark(file) : file);
};

/** Checks types in parallel with the bundle: the page never waits for them, and an overlay shows the errors. */
const checkTypes = () =>
  new ForkTsCheckerPlugin({
    typescript: {
      configFile: here('tsconfig.json'),
      configOverwrite: {
        compilerOptions: {
          incremental: true,
          tsBuildInfoFile: here('.cache/types.tsbuildinfo'),
          // Checks only the changed files and their direct importers, which is much faster than `npm run types`.
          assumeChangesOnlyAffectDirectDependencies: true,
        },
      },
      mode: 'write-tsbuildinfo',
    },
    formatter: { type: 'basic', pathType: 'relative' },
  });

/** Serves the page as `npm start` does, with its headers and with the API on the same origin. */
const devServer = (shell) => ({
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  historyApiFallback: { disableDotRule: true, rewrites: [{ from: /^\/parts$/, to: '/parts.html' }] },
  static: false,
  // Read for each file that is sent, because the headers are known only once the bundle is built.
  devMiddleware: { headers: () => shell.developmentHeaders },
  // An open page cannot hot-reload changes to these files.
  watchFiles: ['public/**', 'src/boot/**'],
  // The address of the open page, because its policy admits no other one.
  client: { logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
  proxy: [
    {
      context: ['/api', '/media', '/outbox', '/pay', '/csp-reports'],
      target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
    },
  ],
});

/** The page /parts with every component of the shop; a build does not contain it. */
const partsPage = () =>
  new HtmlWebpackPlugin({ filename: 'parts.html', template: './src/gallery/parts.html', chunks: ['parts'] });

/** The settings that `npm run dev` adds to the build. */
module.exports = ({ boot, shell }) => ({
  tsOptions: { getCustomTransformers: () => ({ before: [marked] }) },
  // As in production: style rules are inserted through the CSSOM, which the page's policy admits.
  alias: { '@emotion/sheet$': here('node_modules/@emotion/sheet/dist/emotion-sheet.esm.js') },
  // webpack's own overlay shows errors; the plugin's would be a second one.
  entry: { parts: './src/gallery/openParts.tsx' },
  plugins: [new BootApart(boot), partsPage(), new ReactRefreshPlugin({ overlay: false }), checkTypes()],
  devServer: devServer(shell),
});
