import { paths } from '../../config/paths';

/** State of a link to the sign-in page, which then continues to the checkout. */
export const SIGN_IN = { from: paths.checkout };
