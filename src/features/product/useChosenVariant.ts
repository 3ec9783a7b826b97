import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import type { Id } from '../../lib/ids';
import { chooseVariant, defaultVariant } from '../../domain/chooseVariant';
import { choiceNote } from './optionsOf';

export interface ChosenVariant {
  variant: Variant | null;
  /** What has to be said of the last choice; empty when it was simply met. */
  note: string;
  choose: (name: string, value: string) => void;
}

const PARAM = 'variant';

/** The chosen variant lives in the address, so that it can be shared and outlives a reload. */
export const useChosenVariant = ({ variants }: Pick<Product, 'variants'>): ChosenVariant => {
  const [params, setParams] = useSearchParams();
  const [note, setNote] = useState('');
  // The router takes its time over an address; the choice shows at once.
  const [own, setOwn] = useState<{ id: Id; before: string | null } | null>(null);
  const asked = params.get(PARAM);
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
