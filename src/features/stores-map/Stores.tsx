import { type ReactNode, useState } from 'react';
import { type Store, STORES } from '../../config/brand/stores';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import { LoadingStores } from './LoadingStores';

const loadOwn = () => import(/* webpackChunkName: "stores" */ './OwnStores');

export interface StoresRead {
  stores: readonly Store[];
  /** Why there are no stores yet. */
  notice: ReactNode;
}

const SAMPLES: StoresRead = { stores: STORES, notice: null };
const LOADING: StoresRead = { stores: [], notice: <LoadingStores /> };

/** The stores that the back end lists, sorted by city; without such a call those of the brand file. */
export const Stores = ({ children }: { children: (list: StoresRead) => ReactNode }) => {
  const isAnnounced = useFeature('stores');
  const own = useChunk(loadOwn, isAnnounced);
  const [read, setRead] = useState(LOADING);
  return (
    <>
      {own && <own.OwnStores onRead={setRead} />}
      {children(isAnnounced ? read : SAMPLES)}
    </>
  );
};
