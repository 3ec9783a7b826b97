import { Field, type FieldProps } from './Field';

/** A field for an email address, with its keyboard and autofill. */
export const EmailField = (props: FieldProps) => (
  <Field type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...props} />
);
