import { useCart } from '../../features/cart/useCart';

/** Lines in the bag, as the badge and the drawer's heading count them; the badge keeps the server's cart read. */
export const useCartCount = (): number => useCart().lines.length;
