import { useEffect, useRef, useState } from 'react';
import { errorText, isOutcomeUnknown } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { useVerifyEmailMutation, type VerificationOutcome } from '../../api/customerApi';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { readVerificationLink } from './verificationLink';

const WORDS: Record<VerificationOutcome['kind'], string> = {
  success: 'Your email is verified. You can sign in now.',
  info: 'Your email is already verified.',
  error: 'This email could not be verified. The link may have expired.',
};
const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';

export interface Verification {
  /** No answer came, so nothing can be said of the link. */
  isUnanswered: boolean;
  isAsking: boolean;
  retry: () => void;
}

/** Sends what the link says and tells what came of it, then calls back; without an answer the shopper may try again. */
export const useVerification = (search: string, onEnd: () => void): Verification => {
  const [verify] = useVerifyEmailMutation();
  const dispatch = useAppDispatch();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [isAsking, setIsAsking] = useState(true);
  const started = useRef(false);

  const run = async (): Promise<void> => {
    const link = readVerificationLink(search);
    const end = (kind: VerificationOutcome['kind'], text: string) => {
      dispatch(notify(kind, text));
      onEnd();
    };
    if (!link) {
      end('error', INCOMPLETE);
      return;
    }
    setIsAsking(true);
    const { data, error } = await verify(secret(link));
    setIsAsking(false);
    if (data) end(data.kind, data.message ?? WORDS[data.kind]);
    else if (isOutcomeUnknown(error)) setIsUnanswered(true);
    else end('error', errorText(error, WORDS.error));
  };

  const runNow = useRef(run);
  useEffect(() => {
    runNow.current = run;
  });
  useEffect(() => {
    // Effects may run twice; the answer to a second call, 'verified already', would hide that of the first.
    if (started.current) return;
    started.current = true;
    void runNow.current();
  }, []);

  return {
    isUnanswered,
    isAsking,
    retry: () => {
      if (!isAsking) void run();
    },
  };
};
