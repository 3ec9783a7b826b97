import { env } from '../config/env';

/** Redux DevTools in development only; nothing of a shopper is handed to an extension. */
export const devTools = env.isProduction ? false : { name: 'Storefront', maxAge: 200, trace: false };
