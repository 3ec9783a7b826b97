import type { Feature } from '../../contract/business';
import { useAppSelector } from '../../store/hooks';
import { selectBusiness } from './useBusiness';

/** Whether the back end announces a feature; undefined until that is known. */
export const useAnnounced = (feature: Feature): boolean | undefined =>
  useAppSelector((state) => selectBusiness(state)?.features.includes(feature));

/** The code of a feature that the back end does not announce is not loaded. */
export const useFeature = (feature: Feature): boolean => useAnnounced(feature) ?? false;
