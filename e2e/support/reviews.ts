import type { RunningShop } from '../../server/startShop';
import { addReviews } from '../../server/testing/reviews';

export const DRESS = '/pd/adwoa-wrap-dress/DRE-101?id=101';

/** Adds more reviews of the dress than a page of them shows. */
export const reviewDress = ({ url, database }: RunningShop): Promise<void> =>
  addReviews(
    { database, fetch: (request) => fetch(new Request(request.url.replace('http://localhost', url), request)) },
    'DRE-101',
    [5, 4, 5, 3, 2, 4],
  );
