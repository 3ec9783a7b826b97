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
const sealed = 'Unopened goods can come back within 7 days. Faults are repaired or replaced under the warranty.';
const bulky =
  'Tell us within 7 days if something is wrong and we collect it. Later faults are repaired under the warranty.';

export const departments: readonly Department[] = [
  { slug: 'women', firstId: 101, returns: clothing, rows: readRows(women, womenJackets) },
  { slug: 'men', firstId: 201, returns: clothing, rows: readRows(men) },
  { slug: 'kids', firstId: 301, returns: clothing, rows: readRows(kids) },
  { slug: 'shoes', firstId: 401, returns: clothing, rows: readRows(shoes) },
  { slug: 'bags', firstId: 501, returns: clothing, rows: readRows(bags) },
  { slug: 'phones', firstId: 601, returns: sealed, rows: readRows(phones, accessories) },
  { slug: 'home', firstId: 701, returns: bulky, rows: readRows(kitchen, living) },
  { slug: 'appliances', firstId: 801, returns: bulky, rows: readRows(appliances) },
];
