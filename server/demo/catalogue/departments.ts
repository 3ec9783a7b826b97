import { applianceRows } from './departments/appliances';
import { handbagRows } from './departments/bags';
import { kitchenRows } from './departments/kitchen';
import { livingRows } from './departments/living';
import { kidsRows } from './departments/kids';
import { menRows } from './departments/men';
import { accessoryRows } from './departments/accessories';
import { phoneRows } from './departments/phones';
import { shoeRows } from './departments/shoes';
import { dressesAndTops } from './departments/women';
import { jacketsAndSkirts } from './departments/womenJackets';
import type { Department } from './row';

const clothing = 'Send it back unworn within 14 days, with its label on, for a refund or another size.';
const sealed = 'Unopened goods can come back within 7 days. Faults are repaired or replaced under the warranty.';
const bulky =
  'Tell us within 7 days if something is wrong and we collect it. Later faults are repaired under the warranty.';

export const departments: readonly Department[] = [
  { slug: 'women', firstId: 101, returns: clothing, rows: [...dressesAndTops, ...jacketsAndSkirts] },
  { slug: 'men', firstId: 201, returns: clothing, rows: menRows },
  { slug: 'kids', firstId: 301, returns: clothing, rows: kidsRows },
  { slug: 'shoes', firstId: 401, returns: clothing, rows: shoeRows },
  { slug: 'bags', firstId: 501, returns: clothing, rows: handbagRows },
  { slug: 'phones', firstId: 601, returns: sealed, rows: [...phoneRows, ...accessoryRows] },
  { slug: 'home', firstId: 701, returns: bulky, rows: [...kitchenRows, ...livingRows] },
  { slug: 'appliances', firstId: 801, returns: bulky, rows: applianceRows },
];
