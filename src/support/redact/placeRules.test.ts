import { createNames } from './names';
import { placeRules } from './placeRules';
import { applyRule } from './rule';

test.each([
  ['?q=', ''],
  ['?sort=2&cols=3&min=10&max=15.5', '?sort=2&cols=3&min=10&max=15.5'],
  ['?color=Red&size=M&brand=Kasa&sale=1&stock=1', '?color=Red&size=M&brand=Kasa&sale=1&stock=1'],
  ['?page=2', '?page=2'],
  ['?status=pending&cancelled=1', '?status=pending&cancelled=1'],
  ['?find=ORD-7', ''],
  ['?code=s3cret', ''],
])('records the query %j as %j', (search, recorded) => {
  expect(applyRule(placeRules, { search }, createNames())).toEqual({ search: recorded });
});
