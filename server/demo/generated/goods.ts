import { gtinOf } from '../../../src/domain/productMeta';
import { stockStatus } from '../../catalogueFiles/readGoods';
import { catalogue } from '../catalogue/catalogue';
import { slugify } from '../catalogue/slugify';
import type { SeedProduct } from '../catalogue/types';
import { diceFor } from './dice';
import type { Dice } from './dice';
import { chooseBrand } from './names';
import { someOptions } from './options';
import { priceAround } from './prices';
import { titleOf, writerOf } from './texts';
import { generateVariants } from './variants';
import words from './words.json';

/** Above all ids of the demo, so that no id ever means two products. */
const FIRST_ID = 1_000_000;
const lastDay = Date.UTC(2026, 10, 29);
const threeYears = 3 * 365;
const DAY = 86_400_000;

/** The demo's products, each of which lends the generated ones its category, options and pictures. */
const models = catalogue.products;
const mains = new Map(catalogue.categories.map(({ slug, parentSlug }) => [slug, parentSlug ?? slug]));

const wordsFor = (lists: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] => {
  const found = lists[name];
  if (found === undefined) throw new Error(`words.json has no words for ${name}`);
  return found;
};

const isWorn = (main: string): boolean => ['women', 'men', 'kids', 'shoes', 'bags'].includes(main);

const barcodeOf = (id: number): string =>
  Array.from({ length: 10 }, (_, check) => `60300${id}${check}`).find((code) => gtinOf(code) !== undefined) ?? '';

const sectionsOf = (day: string, { chance }: Dice): string[] => {
  const arrivals = day >= '2026-09-01' && day < '2026-10-30' ? ['new-arrivals'] : [];
  return [...(chance(0.03) ? ['best-sellers'] : arrivals), ...(chance(0.01) ? ['featured'] : [])];
};

/** Depends on `n` alone: a larger catalogue begins with the same goods. */
const generateProduct = (n: number): SeedProduct => {
  const dice = diceFor(n);
  const { below, pick } = dice;
  const model = pick(models);
  const main = mains.get(model.categorySlug) ?? '';
  const subject = {
    noun: pick(wordsFor(words.nouns, model.categorySlug)),
    material: pick(wordsFor(words.materials, main)),
    pattern: pick(isWorn(main) ? words.patterns.wear : words.patterns.things),
    brand: chooseBrand(dice),
  };
  const writer = writerOf(subject, dice);
  const points = writer.points().map((point) => `<li>${point}</li>`);
  const title = titleOf(subject, dice);
  const id = FIRST_ID + n;
  const code = `${model.categorySlug.slice(0, 3).toUpperCase()}-${id}`;
  const day = new Date(lastDay - below(threeYears) * DAY).toISOString().slice(0, 10);
  const isNew = day >= '2026-11-11';
  const sections = sectionsOf(day, dice);
  const price = priceAround(
    models.filter(({ categorySlug }) => categorySlug === model.categorySlug),
    dice,
  );
  const options = someOptions(model, dice);
  const choices = options.filter(({ name }) => name !== 'Color').length;
  const shared: Record<string, string> = choices < 2 ? { Material: subject.material } : {};
  const variants = generateVariants(model, { id, code, isNew, options, shared, price }, dice);
  const colors = options.find(({ name }) => name === 'Color')?.options ?? [];
  return {
    ...model,
    id,
    title,
    slug: slugify(title),
    code,
    brand: subject.brand,
    sections,
    description: `<p>${writer.text()}</p><ul>${points.join('')}</ul>`,
    shortDescription: writer.short(),
    barcode: barcodeOf(id),
    stockStatus: stockStatus(false, variants),
    attributes: [...options, ...Object.entries(shared).map(([name, option]) => ({ name, options: [option] }))],
    swatches: model.swatches.filter(({ name }) => colors.includes(name)),
    variants,
    altText: title,
    featured: sections.includes('featured'),
    isNew,
    preOrder: false,
    publishedAt: `${day}T08:00:00Z`,
    tags: [subject.noun, subject.material, subject.pattern, pick(words.uses)].map((tag) => tag.toLowerCase()),
  };
};

/** So many goods for measurements with a large catalogue, the same each time. */
export function* generateGoods(count: number): Generator<SeedProduct> {
  for (let n = 0; n < count; n += 1) yield generateProduct(n);
}
