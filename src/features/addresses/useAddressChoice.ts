import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';

const loadChoice = () => import(/* webpackChunkName: "address-choice" */ './AddressChoice');

/** Reads the saved addresses with the checkout, so that they are there when the shopper asks for delivery. */
export const useAddressChoice = () => {
  const dispatch = useAppDispatch();
  const choice = useChunk(loadChoice, useFeature('addresses'));
  useEffect(() => {
    const read = choice && dispatch(choice.readAddresses());
    return () => read?.unsubscribe();
  }, [choice, dispatch]);
  return choice;
};
