import { errorText } from '../../api/apiError';
import { useGetCartQuery } from '../../api/cartApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectCartLines, selectCartStatus, selectCartTotal } from './cartSelectors';
import { selectIsMergingGuestCart } from './cartSlice';

/** The bag as it stands, and the server's cart kept up to date for as long as somebody looks. */
export const useCart = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isMergingGuestCart = useAppSelector(selectIsMergingGuestCart);
  const { error, refetch, isUninitialized } = useGetCartQuery(undefined, { skip: !isSignedIn || isMergingGuestCart });
  return {
    lines: useAppSelector(selectCartLines),
    total: useAppSelector(selectCartTotal),
    state: useAppSelector(selectCartStatus),
    /** What to say where it has failed. */
    failure: errorText(error, 'Your bag could not be loaded.'),
    retry: () => {
      if (!isUninitialized) void refetch();
    },
  };
};
