import { type ReactNode, useDeferredValue } from 'react';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import { HomeError } from '../../features/home/HomeError';
import { recentProducts, sectionProducts } from '../../features/home/shelfProducts';
import { HomeShelves } from './HomeShelves';

export const HomeErrors = () => <HomeError lists={[useSearchProductsQuery(undefined)]} />;

/** All product sections use the data of one request, so they load and fail together. */
export const HomeProducts = ({ children }: { children: ReactNode }) => {
  const { data: received, error, isFetching } = useSearchProductsQuery(undefined);
  // Deferred, so that React renders the products in slices and handles taps in between.
  const data = useDeferredValue(received);
  if (error && !data && !isFetching) return children;
  return (
    <HomeShelves
      best={data && sectionProducts(data, 'best-sellers')}
      fresh={data && sectionProducts(data, 'new-arrivals')}
      recent={data && recentProducts(data)}
    >
      {children}
    </HomeShelves>
  );
};
