/** What JSX compiles to in the boot script: an element as React describes it, without React (webpack.config.js). */
export const jsx = (type: unknown, props: unknown) => ({ type, props });
/** @alias of `jsx`: with several children */
export const jsxs = jsx;
export const Fragment = null;
