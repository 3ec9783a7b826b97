import {
  ELIGIBILITY_LABELS,
  type EligibilityEvent,
  type EligibilityPhase,
  nextPhase,
  phaseOf,
} from './eligibilityMachine';

const ROWS: [EligibilityPhase, EligibilityEvent, EligibilityPhase][] = [
  ['new', 'reviewRequested', 'requested'],
  ['new', 'orderSaved', 'requested'],
  ['new', 'sessionEnded', 'new'],
  ['requested', 'reviewRequested', 'requested'],
  ['requested', 'orderSaved', 'requested'],
  ['requested', 'sessionEnded', 'new'],
  ['confirmed', 'reviewRequested', 'confirmed'],
  ['confirmed', 'orderSaved', 'confirmed'],
  ['confirmed', 'sessionEnded', 'new'],
  ['processing', 'reviewRequested', 'processing'],
  ['processing', 'orderSaved', 'processing'],
  ['processing', 'sessionEnded', 'new'],
];

test.each(ROWS)('moves from %s on %s to %s', (phase, event, next) => {
  expect(nextPhase(phase, event)).toBe(next);
});

test('covers every phase with every event', () => {
  const phases = Object.keys(ELIGIBILITY_LABELS).length;
  expect(new Set(ROWS.map(([phase, event]) => phase + event)).size).toBe(phases * 3);
});

test.each([
  ['Created', 'new'],
  ['Pending Review', 'requested'],
  ['Approved', 'confirmed'],
  ['Process for Payment', 'processing'],
  [' approved ', 'confirmed'],
  ['APPROVED', 'confirmed'],
  ['new', 'new'],
  ['requested', 'requested'],
  ['confirmed', 'confirmed'],
  ['Processing', 'processing'],
  ['', 'new'],
  ['Something new', 'new'],
  ['constructor', 'new'],
])('maps the account’s %j to phase %s', (eligible, phase) => {
  expect(phaseOf(eligible)).toBe(phase);
});
