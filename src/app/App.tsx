import '../theme/tokens.css';
import '../theme/base.css';
import { NavSync } from './layout/NavSync';
import { ShopLayout } from './layout/ShopLayout';
import { ShopRoutes } from './router';
import { ShopRouter } from './ShopRouter';
import { ShopProvider } from '../store/ShopProvider';
import type { Shop } from './store';

export const App = ({ shop }: { shop: Pick<Shop, 'store' | 'environment'> }) => (
  <ShopProvider shop={shop}>
    <ShopRouter>
      <NavSync />
      <ShopLayout>
        <ShopRoutes />
      </ShopLayout>
    </ShopRouter>
  </ShopProvider>
);
