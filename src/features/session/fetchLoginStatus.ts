import { customerApi } from '../../api/customerApi';

/** Asks the server whether the session is still valid. Concurrent callers share one request. */
export const fetchLoginStatus = () =>
  customerApi.endpoints.getLoginStatus.initiate(undefined, { forceRefetch: true, subscribe: false });
