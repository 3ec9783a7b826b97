import { useState } from 'react';
import { QuantityField } from '../ui/QuantityField';
import { Pressed } from './Opener';
import type { States } from './states';

const Quantity = (props: { max?: number; disabled?: boolean; readOnly?: boolean }) => {
  const [value, setValue] = useState(2);
  return <QuantityField value={value} onChange={setValue} {...props} />;
};

export const QUANTITIES: States[string] = {
  usual: <Quantity />,
  'at the stock limit': <Quantity max={2} />,
  'above the stock': (
    <Pressed name="Increase">
      <Quantity max={2} />
    </Pressed>
  ),
  'below the minimum': (
    <Pressed name="Decrease">
      <QuantityField value={1} onChange={() => undefined} />
    </Pressed>
  ),
  disabled: <Quantity disabled />,
  'read-only': <Quantity readOnly />,
};
