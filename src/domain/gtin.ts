/** The barcode as a GTIN, if its last digit checks the others: search engines count a false one as an error. */
export const gtinOf = (barcode: string): string | undefined => {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : undefined;
};
