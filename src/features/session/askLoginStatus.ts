import { customerApi } from '../../api/customerApi';

/** Whether the server still takes the session for valid. Two who ask at once cause one call. */
export const askLoginStatus = () =>
  customerApi.endpoints.getLoginStatus.initiate(undefined, { forceRefetch: true, subscribe: false });
