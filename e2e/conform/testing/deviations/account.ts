import { type Spoil, withText } from '../spoil';
import { type Deviation, deviationsOf } from './deviation';

/** Answers every request differently. */
export const counting: Spoil = (call) => {
  let times = 0;
  return withText((text) => text.replace(/"message":"/, `"message":"${(times += 1)}: `))(call);
};

/** Deviations of calls that change the account. */
export const ACCOUNT: Deviation[] = [
  ...deviationsOf('POST /storefront/customer/signup', [
    [
      'a sign-up reply that reveals whether an e-mail is registered',
      'answers for an e-mail that has an account as for any other',
      withText((text) => text.replace('"status":1', '"status":0')),
      'lenient',
    ],
  ]),
  ...deviationsOf('POST /storefront/customer/reset-password', [
    [
      'a reset reply that reveals whether an e-mail is registered',
      'answers the same whether or not the address is known',
      counting,
      'lenient',
    ],
  ]),
];
