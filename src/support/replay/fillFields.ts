import { formMark, typedFields } from '../record/traces/formTraces';
import type { Traces } from '../record/traces/traces';

/** The placeholder for a field that had a value; the recording holds neither its text nor its length. */
export const FILLED = '•••';

/** Puts the placeholder into the fields that had a value, and clears the others. */
export const fillFields = (page: Document, { forms }: Traces): void => {
  for (const form of page.querySelectorAll('form')) {
    const fields = forms[formMark(form)]?.fields ?? {};
    for (const [name, control] of typedFields(form)) {
      const isFilled = fields[name]?.filled === true;
      if (isFilled && control.value === '') control.value = FILLED;
      if (!isFilled && control.value === FILLED) control.value = '';
    }
  }
};
