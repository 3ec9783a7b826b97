import { join } from 'node:path';

/** `npm run build:server` copies it into a folder of the same name beside the bundle. */
export const demoFolder = join(__dirname, 'shop');
