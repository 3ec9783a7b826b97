import { createContext, type ReactNode, use } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../app/store';
import type { ApiExtra } from '../api/extra';

/** What components read besides the state: the server's clock, and whether the store shows a past moment. */
type ComponentEnvironment = Pick<ApiExtra, 'clock' | 'isTimeTravelling'>;

interface ShopProviderProps {
  shop: { store: AppStore; environment: ComponentEnvironment };
  children: ReactNode;
}

const EnvironmentContext = createContext<ComponentEnvironment | null>(null);

/** Gives components the store and its environment. */
export const ShopProvider = ({ shop: { store, environment }, children }: ShopProviderProps) => (
  <Provider store={store}>
    <EnvironmentContext value={environment}>{children}</EnvironmentContext>
  </Provider>
);

export const useEnvironment = (): ComponentEnvironment => {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment needs a ShopProvider');
  return environment;
};
