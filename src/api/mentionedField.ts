import { isApiError } from './apiError';

type Mentions<F extends string> = readonly (readonly [F, RegExp])[];

const messageOf = (error: unknown): string => (isApiError(error) && error.message) || '';

const inText = <F extends string>(text: string, mentions: Mentions<F>): F[] =>
  mentions.filter(([, words]) => words.test(text)).map(([field]) => field);

/** The field that the server's message is about, if it mentions exactly one. */
export const mentionedField = <F extends string>(error: unknown, mentions: Mentions<F>): F | null => {
  const [found, ...others] = inText(messageOf(error), mentions);
  return found !== undefined && others.length === 0 ? found : null;
};

/** The fields that the server's message is about, where each sentence mentions exactly one. */
export const mentionedFields = <F extends string>(error: unknown, mentions: Mentions<F>): F[] =>
  messageOf(error)
    .split(/[.!?]\s/)
    .map((sentence) => inText(sentence, mentions))
    .flatMap((fields) => (fields.length === 1 ? fields : []));
