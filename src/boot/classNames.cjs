const path = require('node:path');

const IMPORT = /^import (\w+) from ['"]([^'"]+\.module\.css)['"];$/gm;

/** A class's name on the page; the static shell in index.html uses the same names, so they must be predictable. */
const classNameOf = (file, local) => `${path.basename(file, '.module.css')}-${local}`;

/**
 * Inlines class names where they are used, so that style sheets need no table of names. A key at run time completes the
 * name. Only a sheet that is passed on as a whole keeps its table.
 */
const withNames = (source, [statement, table, file]) => {
  const named = source
    .replace(new RegExp(`(?<![.\\w$])${table}\\.(\\w+)`, 'g'), (_, local) => JSON.stringify(classNameOf(file, local)))
    .replace(
      new RegExp(`(?<![.\\w$])${table}\\[([^[\\]]+)\\]`, 'g'),
      (_, key) => `(${JSON.stringify(classNameOf(file, ''))} + (${key}))`,
    );
  const isTableUsed = new RegExp(`(?<!['"\\w-])${table}\\b`).test(named.replace(statement, ''));
  return isTableUsed ? named : named.replace(statement, `import '${file}';`);
};

module.exports = (source) => [...source.matchAll(IMPORT)].reduce(withNames, source);
module.exports.classNameOf = classNameOf;
