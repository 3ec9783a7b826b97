import { readErrorText } from '../../api/apiError';
import { useGetCartQuery } from '../../api/cartApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectCartLines, selectCartStatus, selectCartTotal } from './cartSelectors';
import { selectIsMergingGuestCart } from './cartSlice';

/** The current bag. Keeps the server's cart up to date while the component is mounted. */
export const useCart = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isMergingGuestCart = useAppSelector(selectIsMergingGuestCart);
  const { error, refetch, isUninitialized } = useGetCartQuery(undefined, { skip: !isSignedIn || isMergingGuestCart });
  return {
    lines: useAppSelector(selectCartLines),
    total: useAppSelector(selectCartTotal),
    state: useAppSelector(selectCartStatus),
    /** The error message when the cart could not be loaded. */
    loadError: readErrorText(error),
    retry: () => {
      if (!isUninitialized) void refetch();
    },
  };
};

/**
 * The number of lines that are not ordered already, for the badge and the drawer; the badge keeps the server's cart
 * loaded.
 */
export const useCartCount = (): number => useCart().lines.filter(({ ordered }) => !ordered).length;
