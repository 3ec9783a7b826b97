import { isApiError } from './apiError';

/** The field that the server's message is about, if it mentions exactly one. */
export const mentionedField = <F extends string>(
  error: unknown,
  mentions: readonly (readonly [F, RegExp])[],
): F | null => {
  const message = (isApiError(error) && error.message) || '';
  const [found, ...others] = mentions.filter(([, words]) => words.test(message));
  return found && others.length === 0 ? found[0] : null;
};
