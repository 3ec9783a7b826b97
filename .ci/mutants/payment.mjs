// Checkout, instalments, payment, orders, eligibility, and what can go wrong with money.
export default [];
