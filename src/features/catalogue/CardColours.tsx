import type { NameValue } from '../../contract/attributes';
import styles from './CardColours.module.css';

/** Number of colours shown as dots; the accessible name lists all of them. */
const SHOWN = 4;
const STEP_PX = 13;

/** All dots are shadows of one element, which is a dot itself, to keep the DOM of long lists small. */
const dotsOf = (swatches: readonly NameValue[]): string =>
  swatches
    .flatMap(({ value }, index) => [
      `${index * STEP_PX}px 0 ${value}`,
      `${index * STEP_PX}px 0 0 1px var(--line-strong)`,
    ])
    .join(', ');

/** The colours of a product, if it has more than one. */
export const CardColours = ({ swatches }: { swatches: readonly NameValue[] }) => {
  if (swatches.length < 2) return null;
  const shown = swatches.slice(0, SHOWN);
  return (
    <span
      role="img"
      aria-label={`Colors: ${swatches.map(({ name }) => name).join(', ')}`}
      className={styles.dots}
      style={{
        backgroundColor: shown[0]?.value,
        boxShadow: dotsOf(shown),
        marginInlineEnd: (shown.length - 1) * STEP_PX + 1,
      }}
    />
  );
};
