import type { ReactNode } from 'react';
import { useGetProductListQuery } from '../../api/listApi';
import { HOME_LISTS } from '../../contract/firstReads';
import { HomeError } from '../../features/home/HomeError';
import { HomeShelves } from './HomeShelves';

const [BEST, FRESH, RECENT] = HOME_LISTS;

export const HomeErrors = () => (
  <HomeError lists={[useGetProductListQuery(BEST), useGetProductListQuery(FRESH), useGetProductListQuery(RECENT)]} />
);

const useSection = (request: typeof BEST) => {
  const { data, error, isFetching } = useGetProductListQuery(request);
  if (data) return data.items;
  // The page says at its top what failed; a collection that the shop does not have is an empty section.
  return error && !isFetching ? [] : undefined;
};

/** Each product section reads only what it shows. */
export const HomeProducts = ({ children }: { children: ReactNode }) => (
  <HomeShelves best={useSection(BEST)} fresh={useSection(FRESH)} recent={useSection(RECENT)}>
    {children}
  </HomeShelves>
);
