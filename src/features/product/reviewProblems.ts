export interface Review {
  rating: number;
  text: string;
  name: string;
  email: string;
}

export type ReviewProblems = Partial<Record<keyof Review, string>>;

const EMAIL = /^\S+@\S+$/;

export const reviewProblems = ({ rating, text, name, email }: Review): ReviewProblems => ({
  ...(rating < 1 && { rating: 'Choose a rating from 1 to 5 stars' }),
  ...(text.trim() === '' && { text: 'Write your review' }),
  ...(name.trim() === '' && { name: 'Provide your name' }),
  ...(!EMAIL.test(email.trim()) && { email: 'Provide your email' }),
});
