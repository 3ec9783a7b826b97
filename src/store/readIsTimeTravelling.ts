import type { ShopThunk } from './types';

export const readIsTimeTravelling =
  (): ShopThunk<boolean> =>
  (_dispatch, _getState, { isTimeTravelling }) =>
    isTimeTravelling();
