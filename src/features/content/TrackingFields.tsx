import type { ReactNode } from 'react';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';

export const TRACKING_NAMES = { order: 'order ID', email: 'billing email' } as const;
export const TRACKING_FIELDS = ['order', 'email'] as const;
type Name = (typeof TRACKING_FIELDS)[number];

interface TrackingFieldsProps {
  field: (name: Name) => { name: Name; error: ReactNode; onInput: () => void };
  email?: string | undefined;
}

export const TrackingFields = ({ field, email }: TrackingFieldsProps) => (
  <>
    <Field
      {...field('order')}
      label="Order ID"
      hint="You’ll find it in your order confirmation email."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
    />
    <EmailField {...field('email')} label="Billing email" maxLength={200} defaultValue={email} />
  </>
);
