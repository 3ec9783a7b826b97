import { useEffect, useRef } from 'react';
import { errorText } from '../../api/apiError';
import { told } from '../../api/apiEvents';
import { useVerifyEmailMutation, type VerificationOutcome } from '../../api/customerApi';
import { seal } from '../../lib/sealed';
import { useAppDispatch } from '../../store/hooks';
import { readVerificationLink } from './verificationLink';

const WORDS: Record<VerificationOutcome['kind'], string> = {
  success: 'Your e-mail is verified. You can log in now.',
  info: 'Your e-mail is verified already.',
  error: 'This e-mail could not be verified. The link may have expired.',
};
const INCOMPLETE = 'This link is not complete. Open it from the mail once more.';

/** Sends what the link says, once, tells what came of it, and then calls back. */
export const useVerification = (search: string, onEnd: () => void): void => {
  const [verify] = useVerifyEmailMutation();
  const dispatch = useAppDispatch();
  const started = useRef(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    // Effects may run twice; the answer to a second call, 'verified already', would hide that of the first.
    if (started.current) return;
    started.current = true;
    const link = readVerificationLink(search);
    const outcome = async (): Promise<[VerificationOutcome['kind'], string]> => {
      if (!link) return ['error', INCOMPLETE];
      const { data, error } = await verify(seal(link));
      return data ? [data.kind, data.message ?? WORDS[data.kind]] : ['error', errorText(error, WORDS.error)];
    };
    void outcome().then(([kind, text]) => {
      dispatch(told(kind, text));
      end.current();
    });
  }, [dispatch, search, verify]);
};
