import type { Choice, Row } from '../catalogue/row';
import type { Dice } from './dice';

const MOST_VARIANTS = 8;

/** Some of the model's options, so few that there are at most eight variants. */
export const someOptions = (model: Row, { below }: Dice): Pick<Row, 'colours'> & { choices: Choice[] } => {
  // The pictures are named after the first color.
  const colours = model.colours?.slice(0, 1 + below(model.colours.length));
  let left = Math.floor(MOST_VARIANTS / (colours?.length ?? 1));
  const choices = (model.choices ?? []).map(({ name, options }) => {
    const count = 1 + below(Math.min(options.length, left));
    left = Math.floor(left / count);
    const from = below(options.length - count + 1);
    return { name, options: options.slice(from, from + count) };
  });
  return { ...(colours && { colours }), choices };
};

/** The last of several options, of which nothing is left. */
export const soldOutOption = (choices: readonly Choice[]): Record<string, number> => {
  const options = choices.find((choice) => choice.options.length > 1)?.options ?? [];
  return Object.fromEntries(options.slice(-1).map((option) => [typeof option === 'string' ? option : option[0], 0]));
};
