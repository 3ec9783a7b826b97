import { loggedIn } from '../../api/apiEvents';
import { user } from '../../testing/builders/model';
import { eligibleKept, sessionEnded } from '../session/sessionSlice';
import { eligibilityOf, eligibilityReducer, instalmentOrderSaved } from './eligibilitySlice';

const login = (eligible: string) => loggedIn({ token: 't', account: user({ eligible }) });

test.each([
  ['signing in takes it from the account', login('Approved'), 'confirmed'],
  ['a saved order asks anew', instalmentOrderSaved(), 'requested'],
  ['the server’s latest word counts', eligibleKept('Process for Payment'), 'processing'],
  ['the end of the session begins anew', sessionEnded('expired'), 'new'],
] as const)('updates the phase: %s', (_name, action, phase) => {
  expect(eligibilityReducer(eligibilityOf('Pending Review'), action).phase).toBe(phase);
});
