import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import type { Id } from '../../lib/ids';
import { chooseVariant, defaultVariant } from '../../domain/chooseVariant';
import { choiceNote } from './optionsOf';

export interface ChosenVariant {
  variant: Variant | null;
  /** Message about the last choice; empty when the variant matches it exactly. */
  note: string;
  choose: (name: string, value: string) => void;
}

const PARAM = 'variant';

/** The chosen variant is stored in the URL, so that it can be shared and survives a reload. */
export const useChosenVariant = ({ variants }: Pick<Product, 'variants'>): ChosenVariant => {
  const [params, setParams] = useSearchParams();
  const [note, setNote] = useState('');
  // The router updates the URL late, so local state shows the choice at once.
  const [own, setOwn] = useState<{ id: Id; before: string | null } | null>(null);
  const asked = params.get(PARAM);
  // From then on the URL decides: a link to the product without a variant shows the default one.
  if (own !== null && asked === own.id) setOwn(null);
  const wanted = own?.before === asked ? own.id : asked;
  const variant = variants.find(({ id }) => id === wanted) ?? defaultVariant(variants);

  const choose = (name: string, value: string) => {
    const next = chooseVariant(variants, variant, { name, value });
    setNote(choiceNote(variant, next, name, value));
    if (!next || next.id === variant?.id) return;
    setOwn({ id: next.id, before: asked });
    const changed = new URLSearchParams(params);
    changed.set(PARAM, next.id);
    setParams(changed, { replace: true, state: { keepScroll: true } });
  };
  return { variant, note, choose };
};
