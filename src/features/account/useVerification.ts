import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, isOutcomeUnknown, isUnanswered } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { useVerifyEmailMutation, type VerificationOutcome } from '../../api/customerApi';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { readVerificationLink } from './mailLinks';

const WORDS: Record<VerificationOutcome['kind'], string> = {
  success: 'Your email is verified. You can sign in now.',
  info: 'Your email is already verified.',
  error: 'This email could not be verified. The link may have expired.',
};
const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';
const LATER = 'Your email could not be verified yet. Please open the link from the email again later.';

export interface Verification {
  /** The request got no answer, so the shopper may retry once. */
  mayRetry: boolean;
  isAsking: boolean;
  retry: () => void;
}

/** Sends the link's parameters, shows the outcome as a toast and, unless the shopper has left the page, calls `onEnd`. */
export const useVerification = (search: string, onEnd: () => void): Verification => {
  const [verify, { isLoading: isAsking }] = useVerifyEmailMutation();
  const dispatch = useAppDispatch();
  const [mayRetry, setMayRetry] = useState(false);
  const started = useRef(false);
  const isGone = useRef(false);
  const hasRetried = useRef(false);

  const run = async (isRetry: boolean): Promise<void> => {
    const link = readVerificationLink(search);
    const end = (kind: VerificationOutcome['kind'], text: string) => {
      dispatch(notify(kind, text));
      if (!isGone.current) onEnd();
    };
    if (!link) {
      end('error', INCOMPLETE);
      return;
    }
    const { data, error } = await verify(secret(link));
    if (data) end(data.kind, data.message ?? WORDS[data.kind]);
    else if (isUnanswered(error) && !isRetry) setMayRetry(true);
    else end('error', errorText(error, isOutcomeUnknown(error) ? LATER : WORDS.error));
  };

  const start = useEffectEvent(() => run(false));
  useEffect(() => {
    isGone.current = false;
    // Effects may run twice; a second request would be answered with 'already verified'.
    if (!started.current) void start();
    started.current = true;
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    mayRetry,
    isAsking,
    retry: () => {
      if (hasRetried.current) return;
      hasRetried.current = true;
      void run(true);
    },
  };
};
