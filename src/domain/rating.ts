/** What the stars show: the rating where the reply names how many people gave it, else null. */
export const shownRating = ({ rating, reviews }: { rating: number | null; reviews: number | null }): number | null =>
  (rating ?? 0) > 0 && (reviews ?? 0) > 0 ? rating : null;
