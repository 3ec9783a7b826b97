import accessories from './departments/accessories.json';
import appliances from './departments/appliances.json';
import bags from './departments/bags.json';
import kids from './departments/kids.json';
import kitchen from './departments/kitchen.json';
import living from './departments/living.json';
import men from './departments/men.json';
import phones from './departments/phones.json';
import shoes from './departments/shoes.json';
import women from './departments/women.json';
import womenJackets from './departments/womenJackets.json';
import { readRows, type Department } from './row';

const clothing = 'Send it back unworn within 14 days, with its label on, for a refund or another size.';
const carried = 'Send it back unused within 14 days, with its label on, for a refund or an exchange.';
const sealed = 'Unopened goods can come back within 7 days. If it is faulty, we repair it, exchange it or refund it.';
const bulky =
  'Unused goods can come back within 14 days. If it arrives damaged, tell us within 7 days and we collect it.';

export const departments: readonly Department[] = [
  { slug: 'women', firstId: 101, returns: clothing, rows: readRows(women, womenJackets) },
  { slug: 'men', firstId: 201, returns: clothing, rows: readRows(men) },
  { slug: 'kids', firstId: 301, returns: clothing, rows: readRows(kids) },
  { slug: 'shoes', firstId: 401, returns: clothing, rows: readRows(shoes) },
  { slug: 'bags', firstId: 501, returns: carried, rows: readRows(bags) },
  { slug: 'phones', firstId: 601, returns: sealed, rows: readRows(phones, accessories) },
  { slug: 'home', firstId: 701, returns: bulky, rows: readRows(kitchen, living) },
  { slug: 'appliances', firstId: 801, returns: bulky, rows: readRows(appliances) },
];
