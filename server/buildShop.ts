import { build, readArguments } from './build';

/** `npm run build`: builds the storefront; `npm start` then uses this build. */
const { folder, options } = readArguments(process.argv.slice(2));
build(folder, options, process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
