import type { Feature } from '../../contract/business';
import { useAppSelector } from '../../store/hooks';
import { selectBusiness } from './useBusiness';

/** Whether the back end announces a feature; the code of a feature that it does not announce is not loaded. */
export const useFeature = (feature: Feature): boolean =>
  useAppSelector((state) => selectBusiness(state)?.features.includes(feature)) ?? false;
