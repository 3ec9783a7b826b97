import { build, readArguments } from './build';

/** `npm run build`: the storefront alone; `npm start` finds it made. */
const { folder, options } = readArguments(process.argv.slice(2));
build(folder, options, process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
