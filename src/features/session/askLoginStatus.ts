import { sessionApi } from '../../api/sessionApi';

/** Asks the server whether the session is still valid. Concurrent callers share one request. */
export const askLoginStatus = () =>
  sessionApi.endpoints.getLoginStatus.initiate(undefined, { forceRefetch: true, subscribe: false });
