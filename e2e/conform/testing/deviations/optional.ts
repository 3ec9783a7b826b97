import { OWN } from '../../checks/ownAccount';
import { AS_WRITTEN } from '../../kit';
import { successWithoutEffect, withData, withRefusal, withStatus, withText } from '../spoil';
import { type Deviation, deviationsOf } from './deviation';
import { counting } from './account';

const SAVED = '{"status":1,"data":{"first_name":"Contract","last_name":"Test","phone":"0241111111","email":"a@b.c"}}';
const ACCEPTED = '{"status":1,"message":"We will email you"}';

/** Deviations of the calls that a back end announces. */
export const OPTIONAL: Deviation[] = [
  ...deviationsOf('GET /storefront/me', [
    ['an account that is someone else’s', OWN, withData((data) => Object.assign(data, { email: 'a@b.c' }))],
    ['an account without its approval', OWN, withData((data) => delete data.eligible)],
  ]),
  ...deviationsOf('POST /storefront/me', [
    ['a change that is confirmed but not saved', AS_WRITTEN, successWithoutEffect(SAVED)],
    ['an empty name that is accepted', 'refuses an empty name', withRefusal(200, SAVED)],
  ]),
  ...deviationsOf('GET /storefront/me/export', [
    [
      'an export with the password’s hash',
      'contains the customer and no password',
      withData((data) => Object.assign(data, { user: { password_hash: 'scrypt$1' } })),
    ],
    ['an export as a list', AS_WRITTEN, withText((text) => text.replace(/"data":.*/s, '"data":[]}'))],
  ]),
  ...deviationsOf('POST /storefront/me/delete', [
    ['an account that a wrong password closes', 'refuses a wrong password', withRefusal(200, ACCEPTED)],
  ]),
  ...deviationsOf('POST /storefront/product-variant/{id}/notify', [
    ['a stock alert for an unknown variant', 'refuses an unknown variant', withRefusal(200, ACCEPTED)],
    ['a stock alert for an invalid email', 'refuses an invalid email', withRefusal(200, ACCEPTED)],
    ['a reply that reveals who waits for a variant', 'does not reveal who has already asked', counting],
    ['an alert that is announced but fails', AS_WRITTEN, withStatus(500)],
    ['an alert without an envelope', AS_WRITTEN, withText(() => 'Thank you')],
  ]),
];
