import type { ComponentProps } from 'react';
import { Price } from '../../ui/Price';

/** A sum of an order; a dash when the reply does not state it. */
export const Sum = (props: ComponentProps<typeof Price>) => (props.amount === null ? '-' : <Price {...props} />);
