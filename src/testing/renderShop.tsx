import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/App';
import { watchBrowser } from '../app/browserEvents';
import type { RootState } from '../app/rootReducer';
import { openAddress } from '../app/router';
import { makeStore } from '../app/store';
import { sessionWatched } from '../features/session/sessionSlice';
import type { Environment } from '../store/types';
import { testEnvironment } from './testEnvironment';

/** Renders the whole shop at the current URL, with the server of the environment. */
export const renderShop = async (environment: Partial<Environment>, preloaded?: Partial<RootState>) => {
  const shop = makeStore(testEnvironment(environment), {
    nav: openAddress(window),
    ...preloaded,
  });
  const stopWatching = watchBrowser(shop, window);
  afterRender.push(stopWatching);
  shop.store.dispatch(sessionWatched());
  const user = userEvent.setup({ delay: null });
  const view = render(<App shop={shop} />);
  await act(() => Promise.resolve());
  return { ...view, ...shop, user };
};

const afterRender: (() => void)[] = [];
afterEach(() => {
  for (const stopWatching of afterRender.splice(0)) stopWatching();
});
