// The shop's calls add themselves to it when they are imported.
import '../api/businessApi';
import '../api/cartApi';
import '../api/catalogueApi';
import '../api/checkoutApi';
import '../api/customerApi';
import '../api/loanApi';
import '../api/ordersApi';
import '../api/sessionApi';
