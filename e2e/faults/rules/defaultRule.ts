import { SERVER_MESSAGE, WORDED } from '../kinds';
import { type RuleOf, rules, type Scene } from '../scene';
import { GENERAL, RETRY, SENT_TO_SIGN_IN } from './words';

/** For scenes without their own rule: the message is shown, and the call can be retried. */
export const defaultRule = ({ who, press }: Scene): RuleOf =>
  rules(
    { shows: [GENERAL], again: press ? 'press' : RETRY },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [who === 'customer' ? ['401'] : [], SENT_TO_SIGN_IN],
  );
