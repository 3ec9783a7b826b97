import type { AddressField } from './addressRules';

export const ADDRESS_LABELS: Record<AddressField, string> = {
  fullName: 'Full Name',
  city: 'Town/City',
  phone: 'Phone',
  email: 'Email (optional)',
  address: 'Street Address',
};
