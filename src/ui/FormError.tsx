import { PageAlert } from './PageAlert';

/** The one place where a form says what is wrong; the same words after another try are said again. */
export const FormError = ({ text, tries }: { text: string | undefined; tries: number }) =>
  text === undefined ? null : (
    <PageAlert key={tries} kind="error">
      {text}
    </PageAlert>
  );
