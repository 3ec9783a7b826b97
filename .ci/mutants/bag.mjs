// The drawer, the cart page, quick view, the wishlist, sign-in pages, and what can go wrong with a bag.
export default [];
