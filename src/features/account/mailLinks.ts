import type { VerificationLink } from '../../api/customerApi';

export interface ResetLink {
  email: string;
  code: string;
}

/** Reads the parameters of a password reset link; missing ones are empty strings. */
export const readResetLink = (search: string): ResetLink => {
  const params = new URLSearchParams(search);
  return {
    // Some mailers do not encode the plus, so it decodes to a space; e-mail addresses contain no spaces.
    email: (params.get('email') ?? '').trim().replaceAll(' ', '+'),
    code: (params.get('code') ?? '').trim(),
  };
};

/** The four values of a verification link; null when one is missing. */
export const readVerificationLink = (search: string): VerificationLink | null => {
  const params = new URLSearchParams(search);
  const valueOf = (name: string): string => params.get(name) ?? '';
  const link = {
    expires: valueOf('expires'),
    hash: valueOf('hash'),
    id: valueOf('id'),
    signature: valueOf('signature'),
  };
  return Object.values(link).every((value) => value.trim() !== '') ? link : null;
};
