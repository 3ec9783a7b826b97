// Importing these files adds their endpoints to the shop's API.
import '../api/accountApi';
import '../api/addressApi';
import '../api/businessApi';
import '../api/cartApi';
import '../api/catalogueApi';
import '../api/checkoutApi';
import '../api/contactApi';
import '../api/customerApi';
import '../api/listApi';
import '../api/loanApi';
import '../api/ordersApi';
import '../api/repaymentApi';
import '../api/reviewApi';
import '../api/sessionApi';
import '../api/stockAlertApi';
import '../api/storesApi';
import '../api/trackingApi';
