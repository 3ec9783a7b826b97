import { departments } from '../catalogue/departments';
import { expandRow } from '../catalogue/expandRow';
import { slugify } from '../catalogue/slugify';
import type { SeedProduct } from '../catalogue/types';
import { diceFor } from './dice';
import { chooseBrand } from './names';
import { someOptions, soldOutOption } from './options';
import { priceAround, priceBefore } from './prices';
import { titleOf, writerOf } from './texts';
import words from './words.json';

/** Above all ids of the demo, so that no id ever means two products. */
const FIRST_ID = 1_000_000;
const lastDay = Date.UTC(2026, 10, 29);
const threeYears = 3 * 365;
const DAY = 86_400_000;

/** The demo's products, each of which lends the generated ones its category, options and pictures. */
const models = departments.flatMap((department) => department.rows.map((row) => ({ department, row })));

const wordsFor = (lists: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] => {
  const found = lists[name];
  if (found === undefined) throw new Error(`words.json has no words for ${name}`);
  return found;
};

const isWorn = (department: string): boolean => ['women', 'men', 'kids', 'shoes', 'bags'].includes(department);

/** Depends on `n` alone: a larger catalogue begins with the same goods. */
const generateProduct = (n: number): SeedProduct => {
  const dice = diceFor(n);
  const { below, chance, pick, rank } = dice;
  const { department, row: model } = pick(models);
  const subject = {
    noun: pick(wordsFor(words.nouns, model.in)),
    material: pick(wordsFor(words.materials, department.slug)),
    pattern: pick(isWorn(department.slug) ? words.patterns.wear : words.patterns.things),
    brand: chooseBrand(dice),
  };
  const writer = writerOf(subject, dice);
  const price = priceAround(
    department.rows.filter((row) => row.in === model.in),
    dice,
  );
  const { colours, choices } = someOptions(model, dice);
  const row = {
    title: titleOf(subject, dice),
    in: model.in,
    brand: subject.brand,
    price,
    ...(chance(0.2) && { was: priceBefore(price, dice) }),
    ...(colours && { colours }),
    choices: [...choices, ...(choices.length < 2 ? [{ name: 'Material', options: [subject.material] }] : [])],
    stock: chance(0.4) ? soldOutOption(choices) : {},
    usual: chance(0.12) ? 0 : 1 + below(12),
    sold: rank(900),
    flags: `${chance(0.03) ? 'b' : ''}${chance(0.01) ? 'f' : ''}`,
    date: new Date(lastDay - below(threeYears) * DAY).toISOString().slice(0, 10),
    ...(model.closeUp !== undefined && { closeUp: model.closeUp }),
    short: writer.short(),
    text: writer.text(),
    points: writer.points(),
    tags: [subject.noun, subject.material, subject.pattern, pick(words.uses)].map((tag) => tag.toLowerCase()),
    ...(model.facts && { facts: model.facts }),
  };
  return expandRow(row, { ...department, firstId: FIRST_ID }, n, slugify(model.title));
};

/** So many goods for measurements with a large catalogue, the same each time. */
export function* generateGoods(count: number): Generator<SeedProduct> {
  for (let n = 0; n < count; n += 1) yield generateProduct(n);
}
