interface AddressRow {
  /** The name in the order request. */
  wire: string;
  /** The message when it is empty; null for an optional field. */
  required: string | null;
  /** Takes a whole row of the form. */
  isWide: boolean;
  /** The props of its `Field`. */
  input: { label: string; type?: 'tel' | 'email'; autoComplete: string; autoCapitalize?: 'words' | 'none' };
}

/** The delivery address in the order of the form. It is remembered on the device if the shopper agrees. */
export const ADDRESS_FIELDS = {
  fullName: {
    wire: 'ship_full_name',
    required: 'Provide recipient name',
    isWide: true,
    input: { label: 'Full Name', autoComplete: 'shipping name', autoCapitalize: 'words' },
  },
  city: {
    wire: 'ship_city',
    required: 'Please enter town/city',
    isWide: false,
    input: { label: 'Town/City', autoComplete: 'shipping address-level2' },
  },
  phone: {
    wire: 'ship_phone',
    required: 'Provide recipient phone number',
    isWide: false,
    input: { label: 'Phone', type: 'tel', autoComplete: 'shipping tel' },
  },
  email: {
    wire: 'ship_email',
    required: null,
    isWide: true,
    input: { label: 'Email (optional)', type: 'email', autoComplete: 'shipping email', autoCapitalize: 'none' },
  },
  address: {
    wire: 'ship_address',
    required: 'Provide recipient address',
    isWide: true,
    input: { label: 'Street Address', autoComplete: 'shipping address-line1' },
  },
} as const satisfies Record<string, AddressRow>;

/** All fields in the order of the form. */
export const CHECKOUT_FIELDS = {
  ...ADDRESS_FIELDS,
  pickupStore: { input: { label: 'Pick up at' } },
  note: { input: { label: 'Order Notes (optional)', rows: 3 } },
  // Not of type `number`: it silently drops commas, which turns 5,5 into 55.
  downPayment: { input: { label: 'Down Payment', inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done' } },
} as const;

/** The lines of the address in an order, in the order shown: names of the request without `ship_`. */
export const DELIVERY_LINES = ['full_name', 'address', 'city', 'phone'] as const;

export type AddressField = keyof typeof ADDRESS_FIELDS;
export type FieldName = keyof typeof CHECKOUT_FIELDS;
type WireName = (typeof ADDRESS_FIELDS)[AddressField]['wire'];

export const ADDRESS_NAMES = Object.keys(ADDRESS_FIELDS) as AddressField[];
export const FIELD_NAMES = Object.keys(CHECKOUT_FIELDS) as FieldName[];

/** An object with a value for each address field under its name in the request. */
export const wireAddress = <T>(valueOf: (name: AddressField) => T) =>
  Object.fromEntries(ADDRESS_NAMES.map((name) => [ADDRESS_FIELDS[name].wire, valueOf(name)])) as Record<WireName, T>;

type SavedName<Name extends string = WireName> = Name extends `ship_${infer Plain}` ? Plain : never;

/** As `wireAddress`, under the names of a saved address, which are those of the request without `ship_`. */
export const savedAddressOf = <T>(valueOf: (name: AddressField) => T) =>
  Object.fromEntries(
    ADDRESS_NAMES.map((name) => [ADDRESS_FIELDS[name].wire.replace('ship_', ''), valueOf(name)]),
  ) as Record<SavedName, T>;

/** The longest text of a saved address that can be ordered to. */
export const longestOf = (name: AddressField): number => (name === 'address' ? 500 : 200);

/** The required fields that are empty, each with its message. */
export const missingIn = (values: Record<AddressField, string>) => {
  const missing = ADDRESS_NAMES.flatMap((name) => {
    const { required } = ADDRESS_FIELDS[name];
    return required !== null && values[name].trim() === '' ? [[name, required]] : [];
  });
  return Object.fromEntries(missing) as Partial<Record<AddressField, string>>;
};
