import { getBusiness } from '../../api/businessApi';
import { DEFAULT_CURRENCY } from '../../config/constants';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/types';
import { selectRememberedBusiness } from './businessSlice';

export interface ShownBusiness {
  name: string;
  logo: string | null;
  currency: string;
}

const selectAnswer = getBusiness.select();

/** The shop's details from the server, or from an earlier visit until the server has answered. */
export const selectBusiness = (state: RootState) => selectAnswer(state).data ?? selectRememberedBusiness(state);

/** The shop's name, logo and currency, if known; BusinessGate requests them. */
export const useBusiness = (): ShownBusiness => {
  const business = useAppSelector(selectBusiness);
  return { name: business?.name ?? '', logo: business?.logo ?? null, currency: business?.currency ?? DEFAULT_CURRENCY };
};
