import { PageAlert } from './PageAlert';

/** The form's only error message. Screen readers announce it again when another try fails with the same text. */
export const FormError = ({ text, tries }: { text: string | undefined; tries: number }) =>
  text === undefined ? null : (
    <PageAlert key={tries} kind="error">
      {text}
    </PageAlert>
  );
