import { formMark, typedFields } from '../../features/support/traces/formTraces';
import type { Traces } from '../../features/support/traces/traces';

/** What stands in a field in which something stood: how much, and what, is not known. */
export const SOMETHING = '•••';

/** Puts the mark of something typed into the fields in which there was something, and takes it out of the others. */
export const fillFields = (page: Document, { forms }: Traces): void => {
  for (const form of page.querySelectorAll('form')) {
    const fields = forms[formMark(form)]?.fields ?? {};
    for (const [name, control] of typedFields(form)) {
      const isFilled = fields[name]?.filled === true;
      if (isFilled && control.value === '') control.value = SOMETHING;
      if (!isFilled && control.value === SOMETHING) control.value = '';
    }
  }
};
