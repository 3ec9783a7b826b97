import { useEffect, useMemo } from 'react';
import { readErrorText } from '../../api/apiError';
import { useGetStoresQuery } from '../../api/storesApi';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { LoadingStores } from './LoadingStores';
import type { StoresRead } from './Stores';
import { storeTitle, toStore } from './toStore';

/** Reads the stores of the back end and renders nothing, so that the page stays mounted while this code loads. */
export const OwnStores = ({ onRead }: { onRead: (list: StoresRead) => void }) => {
  const { data, error, isFetching, refetch } = useGetStoresQuery();
  const list = useMemo((): StoresRead => {
    const stores = (data ?? [])
      .map(toStore)
      .sort((one, other) => one.city.localeCompare(other.city) || storeTitle(one).localeCompare(storeTitle(other)));
    if (data) return { stores, notice: null };
    const failed = <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />;
    return { stores, notice: isFetching ? <LoadingStores /> : failed };
  }, [data, error, isFetching, refetch]);
  useEffect(() => {
    onRead(list);
  }, [list, onRead]);
  return null;
};
