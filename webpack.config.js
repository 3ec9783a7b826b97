const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const zlib = require('node:zlib');
const { InjectManifest } = require('workbox-webpack-plugin');
const { BudgetPlugin } = require('./.config/webpack/budgetPlugin.cjs');
const { LicensesPlugin } = require('./.config/webpack/licensesPlugin.cjs');
const { ShortIdsPlugin } = require('./.config/webpack/shortIds.cjs');
const { classNameOf } = require('./.config/webpack/classNames.cjs');
const { ShellPlugin, settingsOf } = require('./.config/webpack/shellPlugin.cjs');
const { renderShell } = require('./.config/webpack/renderShell.cjs');
const { TakeScriptPolicyPlugin } = require('./.config/webpack/takeScriptPolicy.cjs');
const { version } = require('./package.json');

const here = (...parts) => path.resolve(__dirname, ...parts);

/** The build's values for the settings that can change later, and the page's default texts. */
const page = settingsOf(process.env);

/** The values that the build takes from its environment; src/config/env.ts is the only file that reads them. */
const settings = {
  API_BASE_URL: page.apiBaseUrl ?? '',
  API_KEY: page.apiKey ?? 'demo-key',
  MAPS_API_KEY: page.mapsApiKey ?? '',
  PICTURE_SIZES: page.pictureSizes ?? '',
  PAYMENT_HOSTS: (page.paymentHosts ?? []).join(','),
  IDEMPOTENCY_KEYS: page.idempotencyKeys ? 'on' : '',
  SUPPORT: process.env.SUPPORT ?? '',
  SERVICE_WORKER: process.env.SERVICE_WORKER ?? '',
  // The commit follows the version after a plus, as semantic versioning specifies for build metadata.
  APP_VERSION: [version, process.env.COMMIT].filter(Boolean).join('+'),
};

/** The address of the service worker, the same in every build: src/config/paths.ts. */
const WORKER = 'sw.js';
/** Runs in the head before everything else; ShellPlugin writes it into index.html. */
const BOOT = './src/boot/boot.ts';
const hasWorker = settings.SERVICE_WORKER !== 'off';

module.exports = (env, argv) => {
  const production = argv.mode === 'production';
  const shell = new ShellPlugin({ production, variables: process.env });
  // Required here, because only `npm run dev` needs its packages.
  const developing = env.WEBPACK_SERVE ? require('./.config/development.cjs')({ boot: BOOT, shell }) : undefined;
  return {
    target: ['web', 'es2022'],
    entry: {
      main: './src/main.ts',
      ...(developing?.entry ?? { boot: { import: BOOT, runtime: false, layer: 'boot' } }),
      // Replaces the worker of an earlier build and unregisters itself.
      ...(production &&
        !hasWorker && { retired: { import: './src/worker/retired.ts', runtime: false, filename: WORKER } }),
    },
    output: {
      path: here('dist'),
      publicPath: '/',
      filename: production ? 'static/[name].[contenthash:8].js' : 'static/[name].js',
      // The runtime of the first screen lists the hash of every chunk: one for its script and its styles.
      chunkFilename: production ? 'static/[name].[chunkhash:6].js' : 'static/[name].js',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      clean: production,
      trustedTypes: { policyName: 'shop' },
    },
    // Without eval, which the page's policy does not admit.
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The router's package names only its development build.
      alias: production
        ? {
            'react-router/dom$': here('node_modules/react-router/dist/production/dom-export.mjs'),
            'react-router$': here('node_modules/react-router/dist/production/index.mjs'),
          }
        : (developing?.alias ?? {}),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false }, ...developing?.tsOptions },
        },
        // The boot script paints views of JSX without React.
        { issuerLayer: 'boot', resolve: { alias: { 'react/jsx-runtime$': here('src/boot/jsx.ts') } } },
        ...(production
          ? [
              {
                test: /\.tsx$/,
                exclude: /node_modules/,
                enforce: 'post',
                loader: here('.config/webpack/classNames.cjs'),
              },
            ]
          : []),
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  getLocalIdent: ({ resourcePath }, _ident, local) => classNameOf(resourcePath, local),
                },
              },
            },
          ],
        },
        { test: /\.(gif|png|svg|woff2?)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // The shortest names for exports; ShortIdsPlugin sets the ids.
      ...(production && { mangleExports: 'size', moduleIds: false, chunkIds: false }),
      minimizer: [
        // Smaller than Terser's by 0.7 kB of the first screen.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        // These entries share no files, because a shared file would change the order of styles.
        chunks: (chunk) => !['boot', 'retired', 'parts'].includes(chunk.name),
        cacheGroups: {
          // One file for every dialog, form and table: it is fetched once, when the first page is idle.
          mui: {
            test: /node_modules[\\/](@mui|@emotion|@popperjs|hoist-non-react-statics|react-is|react-transition-group|stylis)[\\/]|src[\\/]theme[\\/]mui/i,
            name: 'mui',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
        ),
      ),
      // The support page is built only with SUPPORT=on.
      ...(settings.SUPPORT === 'on' ? [] : [new webpack.IgnorePlugin({ resourceRegExp: /\/openSupport$/ })]),
      new MiniCssExtractPlugin({
        filename: production ? 'static/[name].[contenthash:8].css' : 'static/[name].css',
        chunkFilename: production ? 'static/[name].[chunkhash:6].css' : 'static/[name].css',
      }),
      new HtmlWebpackPlugin({
        template: './public/index.html',
        templateParameters: { shell: renderShell() },
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: production,
      }),
      new TakeScriptPolicyPlugin(),
      // The browser compiles these files while they load, because all of their code runs at once.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: false,
        test: /\.js$/,
        exclude: /boot|mui|sw\.js/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      shell,
      ...(developing?.plugins ?? []),
      ...(production
        ? [
            new ShortIdsPlugin(),
            new LicensesPlugin(),
            new BudgetPlugin({
              // With the support page, files of the first screen contain what it shares with them.
              limit: settings.SUPPORT === 'on' ? 167 : 166,
              route: 'route-home',
              light: [
                'route-category',
                'route-search',
                'route-collection',
                'route-product',
                'route-cart',
                'route-wishlist',
              ],
            }),
            ...(hasWorker
              ? [
                  new InjectManifest({
                    swSrc: './src/worker/worker.ts',
                    swDest: WORKER,
                    include: [/^index\.html$/, /^static\/.*\.(js|css|woff2)$/],
                    // These files are not used offline or by old tabs.
                    excludeChunks: ['support', 'devtools', 'stores-map'],
                    // Their names are their revisions.
                    dontCacheBustURLsMatching: /\.[0-9a-f]{6,8}\./,
                  }),
                ]
              : []),
            new CompressionPlugin({ test: /\.(js|css|html|svg|json|webmanifest)$/, algorithm: 'gzip', threshold: 512 }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg|json|webmanifest)$/,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 512,
            }),
          ]
        : []),
    ],
    // A second build, with other settings or after a change, rebuilds only what is different.
    ...(production && {
      cache: {
        type: 'filesystem',
        cacheDirectory: here('.cache/webpack'),
        buildDependencies: { config: [__filename] },
      },
    }),
    performance: { hints: false },
    stats: 'errors-warnings',
    ...(developing && { devServer: developing.devServer }),
  };
};
