import { loggedIn } from '../../api/apiEvents';
import { user } from '../../testing/builders/model';
import { accountChanged, sessionEnded } from '../session/sessionSlice';
import { eligibilityOf, eligibilityReducer, instalmentOrderSaved } from './eligibilitySlice';

const login = (eligible: string) => loggedIn({ token: 't', account: user({ eligible }) });

test.each([
  ['logging in sets it from the account', login('Approved'), 'confirmed'],
  ['a saved order requests a review', instalmentOrderSaved(), 'requested'],
  ['the server’s latest account replaces it', accountChanged(user({ eligible: 'Process for Payment' })), 'processing'],
  ['ending the session resets it', sessionEnded('expired'), 'new'],
] as const)('updates the phase: %s', (_name, action, phase) => {
  expect(eligibilityReducer(eligibilityOf('Pending Review'), action).phase).toBe(phase);
});
