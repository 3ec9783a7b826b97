import { ensureBuild } from './build';
import { runShop } from './runShop';

/** `npm start`: serves the built storefront and its API from one address. */
void runShop(ensureBuild);
