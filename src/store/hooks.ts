import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '../app/rootReducer';
import type { AppDispatch, AppStore } from '../app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For state that is read once, without rendering on changes. */
export const useAppStore = useStore.withTypes<AppStore>();
