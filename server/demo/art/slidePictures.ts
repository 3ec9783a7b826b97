import { windowLight } from './scene';
import { hanger, rail } from './shapes/hanger';
import { plant } from './shapes/living';
import { stillLife, type StillLife } from './stillLife';
import { glowOver } from './svg';

const width = 1600;
const height = 640;

const room = (wall: string, floor: string, horizon: number): string =>
  `<path fill="${wall}" d="M0 0h${width}v${height}H0z"/><path fill="${floor}" d="M0 ${horizon}h${width}v${height - horizon}H0z"/><path fill="#fff8ea" opacity=".35" d="M0 ${horizon - 12}h${width}v12H0z"/>${glowOver(width, height)}`;

/** The title covers the left. A phone shows only the middle third: the main product is there, others on the right. */
const slides: Record<string, Omit<StillLife, 'width' | 'height'>> = {
  'slide-season': {
    ground: (pen) =>
      `<path fill="#e9c3ab" d="M0 0h${width}v${height}H0z"/>${glowOver(width, height)}${windowLight(560, 150)}<g transform="scale(2.5 1)">${rail(pen, 60)}</g>${[860, 1150, 1420].map((x) => `<g transform="translate(${x - 337})">${hanger(pen, 128, 84)}</g>`).join('')}`,
    items: [
      {
        art: { shape: 'dress', cut: 'column', pattern: 'fans', accent: 'Mustard' },
        colour: 'Teal',
        x: 860,
        y: 350,
        scale: 0.93,
      },
      { art: { shape: 'dress', cut: 'slip' }, colour: 'Brick', x: 1150, y: 364, scale: 0.94 },
      { art: { shape: 'blouse', cut: 'puff' }, colour: 'Ivory', x: 1420, y: 310, scale: 0.9 },
    ],
  },
  'slide-fridge': {
    ground: () => room('#c9d3cc', '#a9b3a6', 520) + windowLight(600, 150),
    items: [
      { art: { shape: 'fridge' }, colour: 'Silver', x: 780, y: 316, scale: 1.04, back: true },
      { art: { shape: 'cooker' }, colour: 'White', x: 1165, y: 342, scale: 0.95 },
      { art: { shape: 'fan', accent: 'Coral' }, colour: 'Teal', x: 1430, y: 336, scale: 0.94 },
    ],
  },
  'slide-arrivals': {
    ground: () => room('#ead9b5', '#d2b98a', 500),
    items: [
      {
        art: { shape: 'phone', cut: 'square', accent: 'Teal' },
        colour: 'Forest',
        x: 800,
        y: 312,
        scale: 0.98,
        floorY: 570,
      },
      { art: { shape: 'handbag' }, colour: 'Tan', x: 1130, y: 332, scale: 0.86 },
      { art: { shape: 'kettle', accent: 'Clay' }, colour: 'Brick', x: 1400, y: 342, scale: 0.82 },
    ],
  },
  'slide-rights': {
    ground: () => room('#d9d2c0', '#b99f7d', 500) + windowLight(960, 130) + plant(1130, 470),
    items: [
      { art: { shape: 'armchair', accent: 'Mustard' }, colour: 'Clay', x: 830, y: 318, scale: 0.98, back: true },
      { art: { shape: 'lamp', cut: 'floor' }, colour: 'Ivory', x: 1330, y: 308, scale: 1.02 },
    ],
  },
};

export const slidePictures: ReadonlyMap<string, () => string> = new Map(
  Object.entries(slides).map(([name, slide]) => [name, () => stillLife({ width, height, ...slide })]),
);
