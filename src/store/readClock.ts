import type { ServerClock } from '../lib/serverClock';
import type { ShopThunk } from './types';

/** The server's clock, for components. */
export const readClock =
  (): ShopThunk<ServerClock> =>
  (_dispatch, _getState, { clock }) =>
    clock;
