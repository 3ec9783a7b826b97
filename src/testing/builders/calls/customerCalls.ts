import { loginStatusReply } from '../../../contract/customer';
import { changePasswordReply, loginReply } from '../../../contract/logIn';
import { secret } from '../../../lib/secret';
import { tokenFor } from '../../testTokens';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireUser } from '../wireCustomer';
import { plain, result } from './plainReplies';

/** An endpoint whose argument is its body, as a secret. */
const sending = (body: Readonly<Record<string, unknown>>) => ({ arg: secret(body), body });

const credentials = { email: 'ama@example.com', password: 'secret words' };

export const customerCalls: readonly WireCall[] = [
  {
    call: 'POST /storefront/customer/access',
    endpoint: 'login',
    ...sending(credentials),
    reply: loginReply,
    good: wireReply({ token: tokenFor(3_600_000), user: wireUser() }),
  },
  {
    call: 'POST /storefront/customer/signup',
    endpoint: 'signUp',
    once: true,
    ...sending({ first_name: 'Ama', last_name: 'Mensah', phone: '024', ...credentials }),
    ...plain,
  },
  {
    call: 'POST /storefront/customer/reset-password',
    endpoint: 'requestPasswordReset',
    ...sending({ email: 'a@b.c' }),
    ...result,
  },
  {
    call: 'POST /storefront/customer/confirm-reset-password',
    endpoint: 'confirmPasswordReset',
    once: true,
    ...sending({ email: 'ama@example.com', code: '123456', new_password: 'new', new_password_confirmation: 'new' }),
    ...result,
  },
  {
    call: 'POST /admin/change_password',
    endpoint: 'changePassword',
    signedIn: true,
    once: true,
    ...sending({ current_password: 'old', new_password: 'new', confirm_password: 'new' }),
    reply: changePasswordReply,
    good: { ...plain.good, data: { token: 'new.token.here' } },
  },
  {
    call: 'GET /auth/verify',
    endpoint: 'verifyEmail',
    arg: secret({ expires: '9999999999', hash: 'h+/=', signature: 's', id: '7' }),
    path: '/auth/verify?expires=9999999999&hash=h%2B%2F%3D&signature=s&id=7',
    ...plain,
  },
  {
    call: 'POST /storefront/request_client_review',
    endpoint: 'requestClientReview',
    signedIn: true,
    once: true,
    body: {},
    ...plain,
  },
  {
    call: 'GET /storefront/is_logged_in',
    endpoint: 'getLoginStatus',
    signedIn: true,
    reply: loginStatusReply,
    good: { active: true },
  },
];
