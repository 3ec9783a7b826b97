import type { ArtSpec } from './artSpec';
import { mix } from './palette';
import { stillLife, type Item } from './stillLife';
import { glowOver } from './svg';

const hues: Record<string, string> = {
  women: '#dfae97',
  men: '#b3b9a8',
  kids: '#ecc778',
  shoes: '#d3b08a',
  bags: '#cf9f7a',
  phones: '#a9bcbd',
  home: '#c9b88f',
  appliances: '#b1c0bb',
};

const size = 674;
/** Places the product inside the circle that the storefront crops to. */
const item = (art: ArtSpec, colour: string, scale = 0.9, x = 337, y = 337): Item => ({ art, colour, scale, x, y });

/** By 'department/category slug'. The department sets the background hue. */
const table: Record<string, Item> = {
  'women/women': item({ shape: 'dress', cut: 'wrap', pattern: 'wax', accent: 'Sun' }, 'Indigo', 0.92),
  'women/dresses': item({ shape: 'dress', cut: 'maxi', pattern: 'leaves', accent: 'Forest' }, 'Mustard', 0.9),
  'women/tops': item({ shape: 'blouse', cut: 'puff' }, 'White', 0.98, 337, 356),
  'women/womens-jackets': item({ shape: 'tailored', cut: 'trench', accent: 'Cocoa' }, 'Sand', 0.9),
  'women/skirts-and-trousers': item({ shape: 'skirt', cut: 'pleated' }, 'Forest', 0.9),
  'men/men': item({ shape: 'smock', pattern: 'strip', accent: 'White' }, 'Indigo', 0.88),
  'men/shirts': item({ shape: 'shirt', cut: 'short', pattern: 'leaves', accent: 'Mustard' }, 'Brick', 1),
  'men/mens-trousers': item({ shape: 'trousers', cut: 'straight' }, 'Navy', 0.86),
  'men/mens-jackets': item({ shape: 'bomber', accent: 'Camel' }, 'Olive', 0.96, 337, 354),
  'kids/kids': item({ shape: 'dungarees', pattern: 'denim', accent: 'Ivory' }, 'Denim', 0.94, 337, 330),
  'kids/girls': item({ shape: 'dress', cut: 'girl', pattern: 'gingham', accent: 'Rose' }, 'White', 1.06, 337, 346),
  'kids/boys': item({ shape: 'tee', cut: 'kids', accent: 'Sun' }, 'Teal', 1.04, 337, 352),
  'shoes/shoes': item({ shape: 'sneaker', accent: 'Teal' }, 'White', 0.88, 330, 320),
  'shoes/sneakers': item({ shape: 'sneaker', cut: 'high', accent: 'Ivory' }, 'Black', 0.88, 330, 330),
  'shoes/sandals': item({ shape: 'sandal', cut: 'double' }, 'Cocoa', 0.86),
  'shoes/boots-and-loafers': item({ shape: 'boot', accent: 'Black' }, 'Brick', 0.86, 330, 350),
  'bags/bags': item({ shape: 'basket', accent: 'Sun' }, 'Indigo', 0.9, 337, 326),
  'bags/handbags': item({ shape: 'handbag' }, 'Forest', 0.98, 337, 306),
  'bags/backpacks': item({ shape: 'backpack', cut: 'roll', accent: 'Cocoa' }, 'Mustard', 0.88),
  'phones/phones': item({ shape: 'phone', cut: 'square', accent: 'Clay' }, 'Ivory', 0.94),
  'phones/smartphones': {
    ...item({ shape: 'phone', cut: 'bar', accent: 'Indigo' }, 'Graphite', 0.88, 337, 340),
    back: true,
  },
  'phones/phone-accessories': item({ shape: 'headphones', accent: 'Camel' }, 'Black', 0.96, 337, 342),
  'home/home': item({ shape: 'armchair', accent: 'Mustard' }, 'Forest', 0.94, 337, 318),
  'home/kitchen': item({ shape: 'pots' }, 'Clay', 0.84, 325, 290),
  'home/living': item({ shape: 'lamp', accent: 'Teal' }, 'Ivory', 0.98, 337, 332),
  'home/bedding': item({ shape: 'cushion', cut: 'pillows', accent: 'Sage' }, 'White', 0.9, 345, 325),
  'appliances/appliances': item({ shape: 'washer', accent: 'Teal' }, 'White', 0.98, 337, 316),
  'appliances/fridges': { ...item({ shape: 'fridge' }, 'Silver', 0.86, 300, 345), back: true },
  'appliances/cookers-and-microwaves': item({ shape: 'cooker' }, 'White', 0.96, 337, 318),
  'appliances/fans-and-tvs': item({ shape: 'fan', accent: 'Coral' }, 'Navy', 0.92),
  'appliances/laundry': item({ shape: 'iron', accent: 'White' }, 'Plum', 0.82, 320, 290),
};

function draw(key: string, shown: Item): string {
  const [department = '', slug] = key.split('/');
  const hue = hues[department] ?? '#d8cbb4';
  const wall = department === slug ? hue : mix(hue, '#f3eadb', 0.45);
  const hasFloor = ['bags', 'home', 'appliances'].includes(department) && slug !== 'bedding';
  const floor = hasFloor ? `<path fill="${mix(wall, '#4a2f1a', 0.1)}" d="M0 500h${size}v174H0z"/>` : '';
  return stillLife({
    width: size,
    height: size,
    items: [shown],
    ground: () => `<path fill="${wall}" d="M0 0h${size}v${size}H0z"/>${floor}${glowOver(size, size)}`,
  });
}

export const categoryPictures: ReadonlyMap<string, () => string> = new Map(
  Object.entries(table).map(([key, shown]) => [`category-${key.split('/')[1] ?? ''}`, () => draw(key, shown)]),
);
