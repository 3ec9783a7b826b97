import { stillWrong } from './stillWrong';
import type { FormProblem } from './useForm';

type Problem = FormProblem<'name' | 'phone'> | null;

const NAME = 'Provide the name';
const PHONE = 'Provide the phone';
const both = { text: NAME, fields: { name: NAME, phone: PHONE } };
const phone = { text: PHONE, fields: { phone: PHONE } };
const closed = { text: 'Closed' };

test.each<[string, NonNullable<Problem>, Problem, Problem]>([
  ['nothing is wrong any more', both, null, null],
  ['one of two fields is corrected', both, phone, phone],
  ['another field has become wrong', phone, both, { text: NAME, fields: { phone: PHONE } }],
  ['the field is wrong in another way', phone, { text: 'Too short', fields: { phone: 'Too short' } }, null],
  ['the whole form is still wrong', closed, { text: 'Closed' }, closed],
  ['the whole form is wrong in another way', closed, both, null],
])('returns the remaining errors when %s', (_when, before, now, left) => {
  expect(stillWrong(before, now)).toEqual(left);
});
