const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const zlib = require('node:zlib');
const { BudgetPlugin } = require('./src/boot/budgetPlugin.cjs');
const { ShellPlugin } = require('./src/boot/shellPlugin.cjs');
const { TakeScriptPolicyPlugin } = require('./src/boot/takeScriptPolicy.cjs');
const { version } = require('./package.json');

const here = (...parts) => path.resolve(__dirname, ...parts);
const apiPort = process.env.API_PORT ?? '3001';

/** What the build fixes from its environment; src/config/env.ts is the only file that reads it. */
const settings = {
  API_BASE_URL: process.env.API_BASE_URL ?? '',
  API_KEY: process.env.API_KEY ?? 'demo-key',
  MAPS_API_KEY: process.env.MAPS_API_KEY ?? '',
  PAYMENT_HOSTS: process.env.PAYMENT_HOSTS ?? '',
  IDEMPOTENCY_KEYS: process.env.IDEMPOTENCY_KEYS ?? '',
  SUPPORT: process.env.SUPPORT ?? '',
  APP_VERSION: version,
};

module.exports = (_env, argv) => {
  const production = argv.mode === 'production';
  return {
    target: ['web', 'es2022'],
    entry: {
      main: './src/main.ts',
      // Runs in the head before everything else; ShellPlugin writes it into index.html.
      boot: { import: './src/boot/boot.ts', runtime: false },
    },
    output: {
      path: here('dist'),
      publicPath: '/',
      filename: production ? 'static/[name].[contenthash:10].js' : 'static/[name].js',
      chunkFilename: production ? 'static/[name].[contenthash:10].js' : 'static/[name].js',
      assetModuleFilename: 'static/[name].[contenthash:10][ext]',
      clean: production,
      trustedTypes: { policyName: 'shop' },
      crossOriginLoading: 'anonymous',
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The router's package names only its development build.
      alias: production
        ? {
            'react-router/dom$': here('node_modules/react-router/dist/production/dom-export.mjs'),
            'react-router$': here('node_modules/react-router/dist/production/index.mjs'),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
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
                  // The static shell in index.html uses the same names, so they must be predictable.
                  getLocalIdent: ({ resourcePath }, _ident, local) =>
                    `${path.basename(resourcePath, '.module.css')}-${local}`,
                },
              },
            },
          ],
        },
        { test: /\.(gif|png|svg|woff2?)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: {
        chunks: (chunk) => chunk.name !== 'boot',
        cacheGroups: {
          // One file for every dialog, form and table: it is fetched once, when the first page is quiet.
          mui: {
            test: /node_modules[\\/](@mui|@emotion|@popperjs|react-transition-group|stylis)[\\/]/,
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
      new MiniCssExtractPlugin({
        filename: production ? 'static/[name].[contenthash:10].css' : 'static/[name].css',
        chunkFilename: production ? 'static/[name].[contenthash:10].css' : 'static/[name].css',
      }),
      new HtmlWebpackPlugin({
        template: './public/index.html',
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: production,
      }),
      new TakeScriptPolicyPlugin(),
      new ShellPlugin({
        production,
        apiBaseUrl: settings.API_BASE_URL,
        hasMaps: settings.MAPS_API_KEY !== '',
        hsts: process.env.HSTS ?? '',
        cspReports: process.env.CSP_REPORTS ?? '',
      }),
      ...(production
        ? [
            new BudgetPlugin({
              limit: 170,
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
    // A second build, with other settings or after a change, makes anew what is different.
    ...(production && {
      cache: {
        type: 'filesystem',
        cacheDirectory: here('.cache/webpack'),
        buildDependencies: { config: [__filename] },
      },
    }),
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: { disableDotRule: true },
      static: false,
      client: { overlay: { warnings: false } },
      proxy: [{ context: ['/api', '/media', '/outbox', '/pay'], target: `http://localhost:${apiPort}` }],
    },
  };
};
