import { businessApi } from '../../api/businessApi';
import { DEFAULT_CURRENCY } from '../../config/constants';
import { useAppSelector } from '../../store/hooks';
import { selectRememberedBusiness } from './businessSlice';

export interface ShownBusiness {
  name: string;
  logo: string | null;
  currency: string;
}

const selectAnswer = businessApi.endpoints.getBusiness.select();

/** The shop's name, logo and currency, if known; BusinessGate requests them. */
export const useBusiness = (): ShownBusiness => {
  const remembered = useAppSelector(selectRememberedBusiness);
  const business = useAppSelector((state) => selectAnswer(state).data) ?? remembered;
  return { name: business?.name ?? '', logo: business?.logo ?? null, currency: business?.currency ?? DEFAULT_CURRENCY };
};
