const path = require('node:path');

const IMPORT = /^import styles from ['"]([^'"]+)['"];$/m;

/** A class's name on the page; the static shell in index.html uses the same names, so they must be predictable. */
const classNameOf = (file, local) => `${path.basename(file, '.module.css')}-${local}`;

/**
 * Inlines class names where they are used, so that most style sheets need no table of names. Only a sheet whose classes
 * are selected by a key at run time keeps its table.
 */
module.exports = (source) => {
  const file = IMPORT.exec(source)?.[1];
  if (!file?.endsWith('.module.css')) return source;
  const named = source.replace(/(?<![.\w$])styles\.(\w+)/g, (_, local) => JSON.stringify(classNameOf(file, local)));
  const isTableUsed = /\bstyles\b/.test(named.replace(IMPORT, ''));
  return isTableUsed ? named : named.replace(IMPORT, `import '${file}';`);
};
module.exports.classNameOf = classNameOf;
