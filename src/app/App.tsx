import '../theme/tokens.css';
import '../theme/base.css';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { NavSync } from './layout/NavSync';
import { ShopLayout } from './layout/ShopLayout';
import { ShopRoutes } from './router';
import type { AppStore } from './store';

export const App = ({ store }: { store: AppStore }) => (
  <Provider store={store}>
    <BrowserRouter>
      <NavSync />
      <ShopLayout>
        <ShopRoutes />
      </ShopLayout>
    </BrowserRouter>
  </Provider>
);
