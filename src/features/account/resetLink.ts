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
