import { useCart } from '../../features/cart/useCart';

/**
 * The number of lines that are not ordered already, for the badge and the drawer; the badge keeps the server's cart
 * loaded.
 */
export const useCartCount = (): number => useCart().lines.filter(({ ordered }) => !ordered).length;
