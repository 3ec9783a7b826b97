import type { ReactNode } from 'react';
import { isMissing } from '../../api/isMissing';
import { useGetProductListQuery } from '../../api/listApi';
import { HOME_LISTS } from '../../contract/firstReads';
import { HomeError } from '../../features/home/HomeError';
import { HomeShelves } from './HomeShelves';

const [BEST, FRESH, RECENT] = HOME_LISTS;

/** The read of a collection; that the shop does not have it is no failure. */
const useCollection = (request: typeof BEST) => {
  const { error, ...read } = useGetProductListQuery(request);
  return { ...read, error: isMissing(error) ? undefined : error };
};

export const HomeErrors = () => (
  <HomeError lists={[useCollection(BEST), useCollection(FRESH), useGetProductListQuery(RECENT)]} />
);

const useSection = (request: typeof BEST) => {
  const { data, error, isFetching } = useGetProductListQuery(request);
  if (data) return data.items;
  // A collection that the shop does not have is an empty section, and the page says at its top what failed.
  return data === null || (error && !isFetching) ? [] : undefined;
};

/** Each product section reads only what it shows. */
export const HomeProducts = ({ children }: { children: ReactNode }) => (
  <HomeShelves best={useSection(BEST)} fresh={useSection(FRESH)} recent={useSection(RECENT)}>
    {children}
  </HomeShelves>
);
