import { useState } from 'react';
import type { Product } from '../../contract/product';
import { chooseVariant } from '../../domain/chooseVariant';
import { selectCartLines } from '../../features/cart/cartSelectors';
import { choiceNote } from '../../features/product/optionsOf';
import { variantToAdd } from '../../features/quickview/variantToAdd';
import type { Id } from '../../lib/ids';
import { useAppSelector } from '../../store/hooks';
import { useRecorded } from '../../ui/useRecorded';

/** The variant shown in quick view and its line in the bag; it starts with the variant that is in the bag. */
export const useQuickViewChoice = (product: Product) => {
  const [own, setChosenId] = useState<Id | null>(null);
  const chosenId = useRecorded('quickView', own, null);
  const [note, setNote] = useState('');
  const { variants } = product;
  const line = useAppSelector((state) =>
    selectCartLines(state).find(
      ({ id, productId, ordered }) => !ordered && (chosenId === null ? productId === product.id : id === chosenId),
    ),
  );
  const shownId = chosenId ?? line?.id;
  const shown = variants.find(({ id }) => id === shownId) ?? null;
  const variant = shownId === undefined ? variantToAdd(product) : shown;
  return {
    variant,
    line,
    note,
    choose: (name: string, value: string) => {
      const next = chooseVariant(variants, variant, { name, value });
      setNote(choiceNote(variant, next, name, value));
      if (next) setChosenId(next.id);
    },
  };
};
