import { type PlainReply, plainReply, type ResultReply, resultReply } from '../contract/envelope';
import { type ChangePasswordReply, changePasswordReply, type LoginReply, loginReply } from '../contract/logIn';
import type {
  ChangePasswordRequest,
  ConfirmPasswordResetRequest,
  LoginRequest,
  PasswordResetRequest,
  SignUpRequest,
} from '../contract/requests';
import { type Secret, secret, reveal } from '../lib/secret';
import { apiError } from './apiError';
import { loggedIn, tokenRenewed } from './apiEvents';
import type { Call } from './call';
import type { ApiExtra } from './extra';
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
const post = <T>(body: Secret<T>) => ({ method: 'POST', body: () => reveal(body) }) as const;

const resetCall = <T>(path: string, body: Secret<T>): Call<ResultReply> => ({
  path,
  ...post(body),
  reply: resultReply,
  succeeds: ({ result }) => result,
});

/** Passwords and contact details are passed as secrets, so that no action contains them. Loaded with the forms. */
export const customerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token is passed directly to the session; nothing of the reply is cached. */
    login: build.mutation<null, Secret<Credentials>>({
      queryFn: async (body, api, _options, baseQuery) => {
        const { keep = true, ...credentials } = reveal(body);
        const call: Call<LoginReply> = {
          path: '/storefront/customer/access',
          ...post<LoginRequest>(secret(credentials)),
          reply: loginReply,
        };
        const result = await baseQuery(call);
        if (result.error) return { error: result.error };
        const { token, user, message } = result.data as LoginReply;
        if (token === null || user === null) return { error: apiError('refused', { message, didNotAct: true }) };
        api.dispatch(loggedIn({ token, account: user, keep }));
        // The session ends at once with a token that is no JWT, or has expired.
        if ((api.extra as ApiExtra).readToken() === null) return { error: apiError('refused', { didNotAct: true }) };
        return { ...result, data: null };
      },
    }),
    signUp: build.mutation<PlainReply, Secret<SignUpRequest>>({
      query: (body) => plain({ path: '/storefront/customer/signup', ...post(body), once: true }),
    }),
    requestPasswordReset: build.mutation<ResultReply, Secret<PasswordResetRequest>>({
      query: (body) => resetCall('/storefront/customer/reset-password', body),
    }),
    confirmPasswordReset: build.mutation<ResultReply, Secret<ConfirmPasswordResetRequest>>({
      query: (body) => ({ ...resetCall('/storefront/customer/confirm-reset-password', body), once: true }),
    }),
    /** A new token is passed directly to the session, as at log-in. */
    changePassword: build.mutation<PlainReply, Secret<ChangePasswordRequest>>({
      queryFn: async (body, api, _options, baseQuery) => {
        const result = await baseQuery({
          path: '/admin/change_password',
          ...post(body),
          authorised: true,
          once: true,
          reply: changePasswordReply,
        });
        if (result.error) return { error: result.error };
        const { token, ...reply } = result.data as ChangePasswordReply;
        if (token !== null) api.dispatch(tokenRenewed(token));
        return { ...result, data: reply };
      },
    }),
    /**
     * A mutation although it is a GET, so it is never retried automatically. Any status is an outcome; a reply without
     * a status is an error.
     */
    verifyEmail: build.mutation<VerificationOutcome, Secret<VerificationLink>>({
      queryFn: async (body, _api, _options, baseQuery) => {
        const result = await baseQuery({
          ...plain({ path: '/auth/verify', infoStatus: 2, succeeds: ({ status }) => status !== null }),
          params: { ...reveal(body) },
        });
        if (result.error) return { error: result.error };
        const { status, message } = result.data as PlainReply;
        return { ...result, data: { kind: VERIFICATION_KINDS[status ?? 0] ?? 'error', message } };
      },
    }),
    requestClientReview: build.mutation<PlainReply, void>({
      query: () =>
        plain({ path: '/storefront/request_client_review', method: 'POST', body: {}, authorised: true, once: true }),
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
} = customerApi;
