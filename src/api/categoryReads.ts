import { useState } from 'react';
import { useStore } from 'react-redux';
import { catalogueApi } from './catalogueApi';
import type { ApiState } from './shopApi';

const { getCategoryTree, getMainCategories } = catalogueApi.endpoints;

const JUST_NOW = 15_000;

/**
 * For a read shared by several parts of a page: a part that mounts just after an error shows that error instead of
 * retrying.
 */
const useShared = (endpoint: typeof getCategoryTree) => {
  const store = useStore<ApiState>();
  const [isRequesting, setIsRequesting] = useState(() => {
    const { isError, startedTimeStamp = 0 } = endpoint.select()(store.getState());
    return !isError || Date.now() - startedTimeStamp > JUST_NOW;
  });
  const own = endpoint.useQuery(undefined, { skip: !isRequesting });
  const shared = endpoint.useQueryState(undefined, { skip: isRequesting });
  const refetch = () => {
    if (isRequesting) void own.refetch();
    else setIsRequesting(true);
  };
  return { ...(isRequesting ? own : shared), refetch };
};

export const useCategoryTree = () => useShared(getCategoryTree);
export const useMainCategories = () => useShared(getMainCategories);
