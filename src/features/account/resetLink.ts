export interface ResetLink {
  email: string;
  code: string;
}

/** What a reset mail's link carries; empty texts where it carries nothing. */
export const readResetLink = (search: string): ResetLink => {
  const params = new URLSearchParams(search);
  return {
    // Some mailers leave a plus as it is, which an address turns into a space; no e-mail has one.
    email: (params.get('email') ?? '').trim().replaceAll(' ', '+'),
    code: (params.get('code') ?? '').trim(),
  };
};
