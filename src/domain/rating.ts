/** The rating to show as stars; null when the response has no review count. */
export const shownRating = ({ rating, reviews }: { rating: number | null; reviews: number | null }): number | null =>
  (rating ?? 0) > 0 && (reviews ?? 0) > 0 ? rating : null;
