import { AS_WRITTEN } from '../../kit';
import { withRefusal, withStatus, withText } from '../spoil';
import { type Deviation, deviationsOf } from './deviation';
import { counting } from './account';

const ACCEPTED = '{"status":1,"message":"We will email you"}';

/** Deviations of the calls that a back end announces. */
export const OPTIONAL: Deviation[] = [
  ...deviationsOf('POST /storefront/product-variant/{id}/notify', [
    ['a stock alert for an unknown variant', 'refuses an unknown variant', withRefusal(200, ACCEPTED)],
    ['a stock alert for an invalid email', 'refuses an invalid email', withRefusal(200, ACCEPTED)],
    ['a reply that reveals who waits for a variant', 'does not reveal who has already asked', counting],
    ['an alert that is announced but fails', AS_WRITTEN, withStatus(500)],
    ['an alert without an envelope', AS_WRITTEN, withText(() => 'Thank you')],
  ]),
];
