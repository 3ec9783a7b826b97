import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { LoadingStores } from '../stores-map/LoadingStores';
import { Stores } from '../stores-map/Stores';
import styles from './PickupStore.module.css';
import { pickupStoreChosen, selectCheckoutChoices } from './checkoutSlice';

const loadPicker = () => import(/* webpackChunkName: "store-picker" */ '../stores-map/StorePicker');

interface PickupStoreProps {
  /** The name and error in a form. */
  name?: string;
  error?: ReactNode;
}

/** Where the order is picked up; the cart and the checkout share the choice. */
export const PickupStore = (field: PickupStoreProps) => {
  const dispatch = useAppDispatch();
  const { pickupStore } = useAppSelector(selectCheckoutChoices);
  const picker = useChunk(loadPicker, true);
  return (
    <div className={styles.place}>
      <Stores>
        {({ stores, notice }) => {
          if (notice) return notice;
          if (!picker) return <LoadingStores />;
          return (
            <picker.StorePicker
              stores={stores}
              chosen={pickupStore}
              onChoose={(store) => dispatch(pickupStoreChosen(store))}
              {...field}
            />
          );
        }}
      </Stores>
    </div>
  );
};
