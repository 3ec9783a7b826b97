import { type AddressField, missingIn } from '../../contract/checkoutFields';
import type { FormProblem } from '../../ui/useForm';

/** Validates the address: the message names the first missing field, and every missing field is marked. */
export const validateAddress = (values: Record<AddressField, string>): FormProblem<AddressField> | null => {
  const fields = missingIn(values);
  const [text] = Object.values(fields);
  return text === undefined ? null : { text, fields };
};
