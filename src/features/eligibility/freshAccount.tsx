import { accountApi } from '../../api/accountApi';
import { paths } from '../../config/paths';
import type { RootState, ShopThunk } from '../../store/types';
import { Link } from '../../ui/Link';
import { accountChanged } from '../session/sessionSlice';

/** The least time between two reads. */
export const EVERY_MS = 60_000;

const { getAccount } = accountApi.enhanceEndpoints({
  endpoints: {
    getAccount: {
      onQueryStarted: async (_arg, { dispatch, getState, queryFulfilled }) => {
        const accountNow = () => (getState() as unknown as RootState).session.account;
        const before = accountNow();
        try {
          const user = (await queryFulfilled).data?.user;
          // What the shop has learned since the request was sent is newer than this reply.
          if (!user || accountNow() !== before) return;
          if (JSON.stringify(user) !== JSON.stringify(before)) dispatch(accountChanged(user));
        } catch {
          // The last known account stays.
        }
      },
    },
  },
}).endpoints;

const selectRead = getAccount.select();

/** Reads the account, unless it was read within the last minute. */
export const refreshAccount = (): ShopThunk => (dispatch, getState) => {
  const { startedTimeStamp = 0 } = selectRead(getState());
  if (Math.abs(Date.now() - startedTimeStamp) < EVERY_MS) return;
  void dispatch(getAccount.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/** Why the customer is not approved yet, in the server's words. */
export const EligibleReason = () => getAccount.useQueryState().data?.eligibleReason;

/** In place of a down payment that the account's approval does not cover yet. */
export const AwaitedApproval = () => {
  const { isFetching } = getAccount.useQueryState();
  if (isFetching) return <p>Checking your account…</p>;
  return (
    <p>
      The shop hasn’t opened this down payment for your account yet. Come back to this page later, or{' '}
      <Link to={paths.contact}>contact us</Link>.
    </p>
  );
};
