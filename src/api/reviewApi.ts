import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import type { ReviewRequest } from '../contract/requests';
import { type Reviews, reviewsReply } from '../contract/reviews';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export type ReviewSort = 'newest' | 'highest' | 'lowest';

export interface ReviewPage {
  /** The product's code. */
  code: string;
  page: number;
  sort: ReviewSort;
  /** The reply tells a customer whether they may write, so a visitor's is another one. */
  isSignedIn: boolean;
}

interface WrittenReview {
  code: string;
  request: Secret<ReviewRequest>;
}

export const PER_PAGE = 5;

const pathOf = (code: string): string => `/storefront/products/${encodeURIComponent(code)}/reviews`;

/** Loaded only if the back end announces `reviews`. */
const reviewApi = shopApi.enhanceEndpoints({ addTagTypes: ['Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query<Reviews | null, ReviewPage>({
      query: ({ code, page, sort, isSignedIn }): Call<Reply<Reviews | null>> => ({
        path: pathOf(code),
        params: { page: String(page), per_page: String(PER_PAGE), sort },
        authorised: isSignedIn,
        reply: reviewsReply,
      }),
      transformResponse: replyData<Reviews | null>,
      providesTags: ['Reviews'],
    }),
    sendReview: build.mutation<PlainReply, WrittenReview>({
      query: ({ code, request }): Call<PlainReply> => ({
        path: pathOf(code),
        method: 'POST',
        body: () => reveal(request),
        authorised: true,
        once: true,
        reply: plainReply,
      }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Reviews']),
    }),
  }),
});

export const { useGetReviewsQuery, useSendReviewMutation } = reviewApi;
