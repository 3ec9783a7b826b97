import type { Dice } from './dice';
import { inventWord } from './names';
import words from './words.json';

/** The words about a product that all of its texts share. */
export interface Subject {
  noun: string;
  material: string;
  pattern: string;
  brand: string;
}

/** A writer of sentences about one product. */
export const writerOf = (subject: Subject, dice: Dice) => {
  const wordFor: Readonly<Record<string, () => string>> = {
    noun: () => subject.noun.toLowerCase(),
    material: () => subject.material.toLowerCase(),
    pattern: () => subject.pattern.toLowerCase(),
    brand: () => subject.brand,
    adjective: () => dice.pick(words.adjectives).toLowerCase(),
    place: () => dice.pick(words.places),
    use: () => dice.pick(words.uses),
    parts: () => dice.pick(words.parts),
    maker: () => inventWord(dice),
    number: () => String(2 + dice.below(98)),
    year: () => String(1950 + dice.below(75)),
  };
  const write = (pattern: string): string => {
    const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => wordFor[name]?.() ?? '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  /** Different ones, in any order. */
  const some = (patterns: readonly string[], count: number): string[] => {
    const left = [...patterns];
    return Array.from({ length: count }, () => write(left.splice(dice.below(left.length), 1)[0] ?? ''));
  };
  return {
    short: (): string => write(dice.pick(words.shorts)),
    text: (): string => some(words.sentences, 4 + dice.below(4)).join(' '),
    points: (): string[] => some(words.points, 3),
  };
};

export const titleOf = ({ noun, material, pattern }: Subject, dice: Dice): string => {
  const adjective = words.adjectives[dice.rank(words.adjectives.length) - 1] ?? '';
  const number = String(100 + dice.below(900));
  const name = inventWord(dice);
  return dice.pick([
    `${adjective} ${material} ${noun} ${name}`,
    `${name} ${pattern} ${noun}`,
    `${name} ${adjective} ${noun} in ${material}`,
    `${adjective} ${noun} ${name} ${number}, ${pattern}`,
    `${pattern} ${material} ${noun} ${name} ${number}`,
  ]);
};
