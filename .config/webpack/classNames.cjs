const fs = require('node:fs');
const path = require('node:path');

const EARLY_STYLES = path.resolve(__dirname, '../../src/app/earlyStyles.ts');
const IMPORT = /^import (\w+) from ['"]([^'"]+\.module\.css)['"];$/gm;

/** A class's name on the page; the static shell in index.html uses the same names, so they must be predictable. */
const classNameOf = (file, local) => `${path.basename(file, '.module.css')}-${local}`;

/**
 * Inlines class names where they are used, so that style sheets need no table of names: 2.3 kB (gzip) of the first
 * screen. A key at run time completes the name. Only a sheet that is passed on as a whole keeps its table.
 */
const withNames =
  (early) =>
  (source, [statement, table, file]) => {
    const named = source
      .replace(new RegExp(`(?<![.\\w$/])${table}\\.(\\w+)`, 'g'), (_, local) =>
        JSON.stringify(classNameOf(file, local)),
      )
      .replace(
        new RegExp(`(?<![.\\w$/])${table}\\[([^[\\]]+)\\]`, 'g'),
        (_, key) => `(${JSON.stringify(classNameOf(file, ''))} + (${key}))`,
      );
    const isTableUsed = new RegExp(`(?<!['"\\w-])${table}\\b`).test(named.replace(statement, ''));
    if (isTableUsed) return named;
    return named.replace(statement, early.includes(path.basename(file)) ? '' : `import '${file}';`);
  };

/** Styles of the early paint are in index.html: importing them anywhere else only adds calls of empty modules. */
module.exports = function inlineNames(source) {
  this.addDependency(EARLY_STYLES);
  const early = fs.readFileSync(EARLY_STYLES, 'utf8').match(/\w+\.module\.css/g);
  return [...source.matchAll(IMPORT)].reduce(withNames(early), source);
};
module.exports.classNameOf = classNameOf;
