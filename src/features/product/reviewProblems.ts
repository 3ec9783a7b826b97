import type { FormProblem, FormValues } from '../../ui/useForm';

export const REVIEW_FIELDS = ['rating', 'text', 'name', 'email'] as const;
type ReviewField = (typeof REVIEW_FIELDS)[number];

const EMAIL = /^\S+@\S+$/;

export const contentProblems = ({ rating, text }: FormValues<'rating' | 'text'>) => ({
  ...(!/^[1-5]$/.test(rating) && { rating: 'Choose a rating from 1 to 5 stars' }),
  ...(text.trim() === '' && { text: 'Write your review' }),
});

/** Validates a review field by field; null when it is complete. */
export const validateReview = ({
  rating,
  text,
  name,
  email,
}: FormValues<ReviewField>): FormProblem<ReviewField> | null => {
  const fields = {
    ...contentProblems({ rating, text }),
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!EMAIL.test(email.trim()) && {
      email: email.trim() === '' ? 'Enter your email' : 'Check your email address',
    }),
  };
  return Object.keys(fields).length > 0 ? { text: '', fields } : null;
};
