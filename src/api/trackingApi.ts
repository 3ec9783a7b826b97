import type { TrackingRequest } from '../contract/requests';
import { type Tracking, trackingReply } from '../contract/tracking';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { shopApi } from './shopApi';

/** Loaded only if the back end announces `tracking`. A mutation: the cache must not keep whose order was looked up. */
const trackingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    trackOrder: build.mutation<Tracking | null, Secret<TrackingRequest>>({
      query: (request): Call => ({
        path: '/storefront/track',
        method: 'POST',
        body: () => reveal(request),
        reply: trackingReply,
      }),
      transformResponse: ({ data }: { data: Tracking | null }) => data,
    }),
  }),
});

export const { useTrackOrderMutation } = trackingApi;
