import {
  type ChangePasswordReply,
  changePasswordReply,
  type LoginReply,
  type LoginStatusReply,
  loginReply,
  loginStatusReply,
} from '../contract/customer';
import { type PlainReply, plainReply, type ResultReply, resultReply } from '../contract/envelope';
import type {
  ChangePasswordRequest,
  ConfirmPasswordResetRequest,
  LoginRequest,
  PasswordResetRequest,
  SignUpRequest,
} from '../contract/requests';
import { type Sealed, seal, unseal } from '../lib/sealed';
import { apiError } from './apiError';
import { loggedIn, tokenRenewed } from './apiEvents';
import type { Call } from './call';
import { shopApi } from './shopApi';

export interface VerificationLink {
  expires: string;
  hash: string;
  id: string;
  signature: string;
}

export interface VerificationOutcome {
  kind: 'success' | 'info' | 'error';
  message: string | null;
}

export interface Credentials extends LoginRequest {
  /** False where the phone is not the shopper's own: nothing of the visit is stored then. */
  keep?: boolean;
}

const VERIFICATION_KINDS: Record<number, VerificationOutcome['kind']> = { 1: 'success', 2: 'info' };

const plain = (call: Omit<Call<PlainReply>, 'reply'>): Call<PlainReply> => ({ ...call, reply: plainReply });
const post = <T>(box: Sealed<T>) => ({ method: 'POST', body: () => unseal(box) }) as const;

const resetCall = <T>(path: string, box: Sealed<T>): Call<ResultReply> => ({
  path,
  ...post(box),
  reply: resultReply,
  succeeds: ({ result }) => result,
});

/** Whatever a shopper types here travels sealed: passwords and contacts never stand in an action. */
export const customerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token goes straight to the session; the cache keeps nothing of the reply. */
    login: build.mutation<null, Sealed<Credentials>>({
      queryFn: async (box, api, _options, baseQuery) => {
        const { keep = true, ...credentials } = unseal(box);
        const call: Call<LoginReply> = {
          path: '/storefront/customer/access',
          ...post<LoginRequest>(seal(credentials)),
          reply: loginReply,
        };
        const result = await baseQuery(call);
        if (result.error) return { error: result.error };
        const { token, user, message } = result.data as LoginReply;
        if (token === null || user === null) return { error: apiError('refused', { message, isNo: true }) };
        api.dispatch(loggedIn({ token, account: user, keep }));
        return { data: null };
      },
    }),
    signUp: build.mutation<PlainReply, Sealed<SignUpRequest>>({
      query: (box) => plain({ path: '/storefront/customer/signup', ...post(box), once: true }),
    }),
    requestPasswordReset: build.mutation<ResultReply, Sealed<PasswordResetRequest>>({
      query: (box) => resetCall('/storefront/customer/reset-password', box),
    }),
    confirmPasswordReset: build.mutation<ResultReply, Sealed<ConfirmPasswordResetRequest>>({
      query: (box) => ({ ...resetCall('/storefront/customer/confirm-reset-password', box), once: true }),
    }),
    /** A new token goes straight to the session, as at the log-in. */
    changePassword: build.mutation<PlainReply, Sealed<ChangePasswordRequest>>({
      queryFn: async (box, api, _options, baseQuery) => {
        const result = await baseQuery({
          path: '/admin/change_password',
          ...post(box),
          authorised: true,
          once: true,
          reply: changePasswordReply,
        });
        if (result.error) return { error: result.error };
        const { token, ...reply } = result.data as ChangePasswordReply;
        if (token !== null) api.dispatch(tokenRenewed(token));
        return { data: reply };
      },
    }),
    /** A GET that changes something, so a mutation: it is never repeated by itself. Any status is an outcome, none is no answer. */
    verifyEmail: build.mutation<VerificationOutcome, Sealed<VerificationLink>>({
      queryFn: async (box, _api, _options, baseQuery) => {
        const result = await baseQuery({
          ...plain({ path: '/auth/verify', succeeds: ({ status }) => status !== null }),
          params: { ...unseal(box) },
        });
        if (result.error) return { error: result.error };
        const { status, message } = result.data as PlainReply;
        return { data: { kind: VERIFICATION_KINDS[status ?? 0] ?? 'error', message } };
      },
    }),
    requestClientReview: build.mutation<PlainReply, void>({
      query: () =>
        plain({ path: '/storefront/request_client_review', method: 'POST', body: {}, authorised: true, once: true }),
    }),
    getLoginStatus: build.query<LoginStatusReply, void>({
      query: (): Call<LoginStatusReply> => ({
        path: '/storefront/is_logged_in',
        authorised: true,
        reply: loginStatusReply,
        succeeds: () => true,
      }),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useLoginMutation,
  useSignUpMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useChangePasswordMutation,
  useVerifyEmailMutation,
  useRequestClientReviewMutation,
} = customerApi;
