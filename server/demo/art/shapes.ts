import type { Pen } from './pen';
import { cooker, iron, microwave, tv, washer } from './shapes/appliances';
import { fan } from './shapes/fan';
import { freezer, fridge } from './shapes/fridges';
import { dungarees, skirt, trousers } from './shapes/bottoms';
import { handbag, tote } from './shapes/bags';
import { backpack, basket } from './shapes/travelBags';
import { blouse } from './shapes/blouses';
import { dress } from './shapes/dresses';
import { charger, earbuds, headphones, phoneCase, powerBank, speaker } from './shapes/gadgets';
import { bomber, denimJacket, hoodie, smock, tailored } from './shapes/jackets';
import { blender, kettle, plates, pots, riceCooker } from './shapes/kitchen';
import { armchair, lamp, sofa } from './shapes/living';
import { bed, cushion, folded, rug } from './shapes/softHome';
import { foldPhone, keyPhone, phone, watch } from './shapes/phones';
import { sandal } from './shapes/sandals';
import { boot, heel, loafer } from './shapes/shoes';
import { sneaker } from './shapes/sneakers';
import { polo, shirt, tee } from './shapes/tops';

type Fit = readonly [scale: number, middleY: number];

export interface Shape {
  kind: 'lay' | 'stand';
  /** The staging of the second picture, if it differs. */
  second?: 'lay' | 'stand';
  /** The y position of a garment's neck, where the hanger is. */
  neck?: number;
  draw: (pen: Pen) => string;
  /** Scale and vertical middle by cut, so that all products fill the frame equally. */
  fit?: Readonly<Record<string, Fit>>;
}

type Cuts = Readonly<Record<string, Fit>>;

const lay = (draw: Shape['draw'], scale: number, middleY: number, cuts: Cuts = {}): Shape => ({
  kind: 'lay',
  draw,
  fit: { '': [scale, middleY], ...cuts },
});

const stand = (draw: Shape['draw'], scale = 1, middleY = 337, cuts: Cuts = {}): Shape => ({
  kind: 'stand',
  draw,
  fit: { '': [scale, middleY], ...cuts },
});

export const shapes: Record<string, Shape> = {
  tee: { ...lay(tee, 1.24, 338, { women: [1.32, 326], kids: [1.3, 318] }), neck: 122 },
  shirt: { ...lay(shirt, 1.2, 338, { kids: [1.32, 318], short: [1.26, 338] }), neck: 124 },
  polo: { ...lay(polo, 1.24, 334), neck: 122 },
  blouse: { ...lay(blouse, 1.24, 316), neck: 136 },
  dress: { ...lay(dress, 1.12, 336, { girl: [1.32, 328], slip: [1.12, 334] }), neck: 94 },
  denimJacket: { ...lay(denimJacket, 1.22, 316), neck: 122 },
  bomber: { ...lay(bomber, 1.2, 318), neck: 120 },
  tailored: { ...lay(tailored, 1.12, 330), neck: 100 },
  hoodie: lay(hoodie, 1.22, 304, { kids: [1.26, 288] }),
  smock: { ...lay(smock, 1.14, 336), neck: 108 },
  trousers: lay(trousers, 1.06, 340, { 'shorts-cargo': [1.36, 248], shorts: [1.36, 248] }),
  skirt: lay(skirt, 1.14, 328, { mini: [1.3, 274] }),
  dungarees: lay(dungarees, 1.14, 346),
  sneaker: lay(sneaker, 1, 352),
  sandal: lay(sandal, 1.02, 337),
  boot: lay(boot, 1, 326),
  heel: lay(heel, 1, 376),
  loafer: lay(loafer, 1, 392),
  handbag: stand(handbag, 1.16, 372, { moon: [1.08, 322] }),
  tote: stand(tote, 1.1, 356),
  basket: stand(basket, 1.08, 348),
  backpack: stand(backpack, 1.12, 336),
  phone: lay(phone, 1.1, 337),
  foldPhone: lay(foldPhone, 1.08, 345),
  keyPhone: lay(keyPhone, 1.1, 337),
  watch: lay(watch, 1.08, 340),
  earbuds: lay(earbuds, 1.2, 352),
  headphones: lay(headphones, 1.12, 330),
  charger: lay(charger, 1.12, 337),
  powerBank: lay(powerBank, 1.1, 330),
  phoneCase: lay(phoneCase, 1.12, 333),
  speaker: stand(speaker, 1.08, 350),
  pots: stand(pots, 1.06, 386),
  kettle: stand(kettle, 1.12, 372),
  blender: stand(blender, 1.1, 336),
  riceCooker: stand(riceCooker, 1.16, 376),
  plates: { ...stand(plates, 1.16, 380), second: 'lay' },
  lamp: stand(lamp, 1.1, 342, { floor: [1.1, 330] }),
  armchair: stand(armchair, 1.16, 362),
  sofa: stand(sofa, 1.06, 424),
  rug: lay(rug, 1, 337),
  cushion: lay(cushion, 1.05, 337),
  bed: stand(bed, 1.1, 362),
  folded: stand(folded, 1.16, 372),
  fridge: stand(fridge, 1.06, 326, { mini: [1.3, 424], side: [1.06, 326] }),
  freezer: stand(freezer, 1.1, 408),
  cooker: stand(cooker, 1.16, 356),
  microwave: stand(microwave, 1.08, 420),
  fan: stand(fan, 1.08, 326),
  tv: stand(tv, 1.05, 345),
  washer: stand(washer, 1.16, 362),
  iron: stand(iron, 1, 370),
};
