// Fails if a package of package-lock.json has no integrity hash. The exceptions are listed below: none of them is
// installed on Linux for x64 or arm64. Remove an exception once its hash is known.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Binaries for other systems, which the registry of the lock file lacks. */
const FAMILIES = {
  '@swc/core-':
    'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@unrs/resolver-binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};
const excepted = new Set(
  Object.entries(FAMILIES).flatMap(([family, systems]) =>
    systems.split(' ').map((system) => `node_modules/${family}${system}`),
  ),
);

const without = Object.entries(packages).filter(
  ([path, { integrity }]) => path !== '' && !/^sha512-/.test(integrity ?? ''),
);
const flaws = without
  .filter(([path, { optional }]) => !(excepted.has(path) && optional))
  .map(([path]) => `${path} has no integrity`);
for (const path of excepted) if (packages[path]?.integrity) flaws.push(`${path} has its hash: take it off the list`);

for (const flaw of flaws) console.error(flaw);
console.log(`${Object.keys(packages).length - 1} packages, ${without.length} excepted, ${flaws.length} flaws`);
process.exit(flaws.length > 0 ? 1 : 0);
