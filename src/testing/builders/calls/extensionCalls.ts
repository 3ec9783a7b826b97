import { accountReply, exportReply } from '../../../contract/account';
import { secret } from '../../../lib/secret';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireUser } from '../wireCustomer';
import { plain } from './plainReplies';

const details = { first_name: 'Ama', last_name: 'Mensah', phone: '0240000000' };
const password = { password: 'secret words' };
const reader = { email: 'ama@example.com' };

/** The optional calls, each with the feature that announces it. */
export const extensionCalls: readonly WireCall[] = [
  {
    call: 'GET /storefront/me',
    endpoint: 'getAccount',
    feature: 'account',
    signedIn: true,
    reply: accountReply,
    good: wireReply(wireUser()),
  },
  {
    call: 'POST /storefront/me',
    endpoint: 'updateAccount',
    feature: 'account',
    signedIn: true,
    arg: secret(details),
    body: details,
    reply: accountReply,
    good: wireReply(wireUser()),
  },
  {
    call: 'GET /storefront/me/export',
    endpoint: 'exportAccount',
    feature: 'account',
    signedIn: true,
    reply: exportReply,
    good: wireReply({}),
  },
  {
    call: 'POST /storefront/me/delete',
    endpoint: 'closeAccount',
    feature: 'account',
    signedIn: true,
    once: true,
    arg: secret(password),
    body: password,
    ...plain,
  },
  {
    call: 'POST /storefront/product-variant/{id}/notify',
    endpoint: 'requestStockAlert',
    feature: 'stock_alerts',
    arg: { variantId: '1001', request: secret(reader) },
    path: '/storefront/product-variant/1001/notify',
    body: reader,
    ...plain,
  },
];
