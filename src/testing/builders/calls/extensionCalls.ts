import { secret } from '../../../lib/secret';
import type { WireCall } from '../calls';
import { plain } from './plainReplies';

const reader = { email: 'ama@example.com' };

/** The optional calls, each with the feature that announces it. */
export const extensionCalls: readonly WireCall[] = [
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
