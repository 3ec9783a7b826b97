import { useBag } from '../../features/cart/useBag';

/** Lines in the bag, as the badge and the drawer's heading count them; the badge keeps the server's cart read. */
export const useBagCount = (): number => useBag().lines.length;
