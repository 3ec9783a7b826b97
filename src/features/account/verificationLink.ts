import type { VerificationLink } from '../../api/customerApi';

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
