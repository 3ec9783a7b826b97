import { remainingErrors } from './remainingErrors';
import type { FormProblem } from './useForm';

type Problem = FormProblem<'name' | 'phone'> | null;

const NAME = 'Provide the name';
const PHONE = 'Provide the phone';
const both = { text: NAME, fields: { name: NAME, phone: PHONE } };
const phone = { text: PHONE, fields: { phone: PHONE } };
const closed = { text: 'Closed' };

test.each<[string, NonNullable<Problem>, Problem, Problem]>([
  ['all errors are corrected', both, null, null],
  ['one of two fields is corrected', both, phone, phone],
  ['another field becomes invalid', phone, both, { text: NAME, fields: { phone: PHONE } }],
  ['the error of the field changes', phone, { text: 'Too short', fields: { phone: 'Too short' } }, null],
  ['the error of the form remains', closed, { text: 'Closed' }, closed],
  ['the error of the form changes', closed, both, null],
])('returns the remaining errors when %s', (_when, before, now, left) => {
  expect(remainingErrors(before, now)).toEqual(left);
});
