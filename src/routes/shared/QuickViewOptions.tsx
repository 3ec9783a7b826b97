import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { isClothing, type SizeGuide, sizeGuideOf } from '../../domain/clothing';
import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';
import { OptionPicker } from '../../features/product/OptionPicker';
import { optionsOf } from '../../features/product/optionsOf';
import styles from '../../features/quickview/QuickView.module.css';
import { SampleChoice } from '../../features/quickview/SampleChoice';
import { COLOURS, FIRST_COLOUR, FIRST_SIZE, SIZES } from '../../features/quickview/samples';

interface QuickViewOptionsProps {
  product: Product;
  variant: Variant | null;
  /** Message about the last choice. */
  note: string;
  onChoose: (name: string, value: string) => void;
}

/** Opens the size guide over quick view. */
const SizeGuideLink = ({ guide }: { guide: SizeGuide }) => (
  <button type="button" className={styles.guide} aria-haspopup="dialog" onClick={useOpenOverlay('sizeGuide', guide)}>
    Size Guide
  </button>
);

/** The product's own options. Clothing without options shows sample sizes and colors instead. */
export const QuickViewOptions = ({ product, variant, note, onChoose }: QuickViewOptionsProps) => {
  const groups = optionsOf(product, variant);
  const neededGuide = sizeGuideOf(product, groups);
  const guide = neededGuide && <SizeGuideLink guide={neededGuide} />;
  if (groups.length === 0) {
    return isClothing(product) ? (
      <>
        <SampleChoice legend="Size" options={SIZES} first={FIRST_SIZE}>
          {guide}
        </SampleChoice>
        <SampleChoice legend="Color" options={COLOURS} first={FIRST_COLOUR} swatches />
      </>
    ) : (
      guide
    );
  }
  return (
    <>
      {groups.map((group) => (
        <OptionPicker key={group.name} group={group} swatches={product.swatches} onChoose={onChoose} />
      ))}
      {guide}
      <p role="status" className={styles.note}>
        {note}
      </p>
    </>
  );
};
