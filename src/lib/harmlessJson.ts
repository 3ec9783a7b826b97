/** JSON that can end no element and open no comment: without a '<' there is no markup in it. */
export const harmlessJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
