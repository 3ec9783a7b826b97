import { getBusiness } from '../../api/businessApi';
import { DEFAULT_CURRENCY } from '../../config/constants';
import type { Business } from '../../contract/business';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/types';
import { selectRememberedBusiness } from './businessSlice';

const UNKNOWN: Pick<Business, 'name' | 'logo' | 'currency'> = { name: '', logo: null, currency: DEFAULT_CURRENCY };

const selectAnswer = getBusiness.select();

/** The shop's details from the server, or from an earlier visit until the server has answered. */
export const selectBusiness = (state: RootState) => selectAnswer(state).data ?? selectRememberedBusiness(state);

/** The shop's name, logo and currency, if known; BusinessGate requests them. */
export const useBusiness = () => useAppSelector(selectBusiness) ?? UNKNOWN;
