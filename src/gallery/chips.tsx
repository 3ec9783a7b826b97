import { useState } from 'react';
import type { Option } from '../features/product/optionsOf';
import { OptionPicker } from '../features/product/OptionPicker';
import type { States } from './states';

const SIZES: Record<string, Option['state']> = { S: 'available', M: 'soldOut', L: 'other', XL: 'none' };

/** Chips have no component of their own; the size picker shows them in every state. */
const Sizes = () => {
  const [selected, setSelected] = useState('S');
  const options = Object.entries(SIZES).map(([value, state]) => ({ value, isSelected: value === selected, state }));
  return (
    <OptionPicker
      group={{ name: 'Size', selected, options }}
      swatches={[]}
      onChoose={(_name, value) => {
        setSelected(value);
      }}
    />
  );
};

export const CHIPS: States[string] = { 'available, sold out, other combination, unavailable': <Sizes /> };
