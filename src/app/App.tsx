import '../theme/tokens.css';
import '../theme/base.css';
import { Provider } from 'react-redux';
import { NavSync } from './layout/NavSync';
import { ShopLayout } from './layout/ShopLayout';
import { ShopRoutes } from './router';
import { ShopRouter } from './ShopRouter';
import type { AppStore } from './store';

export const App = ({ store }: { store: AppStore }) => (
  <Provider store={store}>
    <ShopRouter>
      <NavSync />
      <ShopLayout>
        <ShopRoutes />
      </ShopLayout>
    </ShopRouter>
  </Provider>
);
