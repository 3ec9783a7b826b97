import type { NameValue } from '../../contract/attributes';
import styles from './CardColours.module.css';

/** Those after them are only named. */
const SHOWN = 4;
const STEP_PX = 13;

/** Every dot is a shadow of one element, which is a dot itself: a long list has many cards. */
const dotsOf = (swatches: readonly NameValue[]): string =>
  swatches
    .flatMap(({ value }, index) => [
      `${index * STEP_PX}px 0 ${value}`,
      `${index * STEP_PX}px 0 0 1px var(--line-strong)`,
    ])
    .join(', ');

/** The colours that a product comes in, where there is more than one. */
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
