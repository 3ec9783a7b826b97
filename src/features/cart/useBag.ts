import { useGetCartQuery } from '../../api/cartApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectBagLines, selectBagState, selectBagTotal } from './cartSelectors';
import { selectIsHandingOver } from './cartSlice';

/** The bag as it stands, and the server's cart kept up to date for as long as somebody looks. */
export const useBag = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isHandingOver = useAppSelector(selectIsHandingOver);
  const { refetch, isUninitialized } = useGetCartQuery(undefined, { skip: !isSignedIn || isHandingOver });
  return {
    lines: useAppSelector(selectBagLines),
    total: useAppSelector(selectBagTotal),
    state: useAppSelector(selectBagState),
    retry: () => {
      if (!isUninitialized) void refetch();
    },
  };
};
