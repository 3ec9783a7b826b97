/** The words of a shop's messages. No name, place or thing is among them; whatever is missing here becomes an ellipsis. */
const PLAIN = new Set(
  `a about accept accepted account active add added address after again all already also amount an and another any
  approved are arrived as ask asked at available away back bag be because been before below being browser but button by
  can canceled cancelled cannot card cart cash category change changed characters check checkout choose code come
  complete completed confirm confirmed connection contact continue correct could created creditor customer date days
  declined delivered delivery detail details did do does down due each eligible email ended enough enter error exist
  expired failed fee few field find first for form found free from full gone had half has have here hold home hour hours
  how if in incorrect installment instalment instalments internal invalid is it item items its just kept know last later
  left less limit link loaded log logged login long longer made mail make match maximum may membership message method
  min minimum minute minutes missing mobile money month monthly months more most must name need network never new next
  no not nothing now number of off offline ok on once one only option or order ordered orders other our out over own
  page paid passed password passwords pay paying payment payments pending permission phone phones pick pickup piece pieces
  place placed please possible price prices problem process processing product products provide quantity ready received
  refund refunded refused registered rejected remove removed repaid requested required request reset response retry
  review reviewed same saved schedule seconds secure see sell send sent server service session shipped shipping shop
  shopping short should shown sign signed small some something soon sorry started status stock still store stored
  success successful successfully take taken terms thank thanks that the their them there these they this through time
  times to token too total transfer try twice unable unavailable unknown unpaid until up update updated us use used valid
  variant verified verify wait waiting want was we went were what when which wishlist with without wrong you your yet`.split(
    /\s+/,
  ),
);

const isWord = (token: string): boolean => PLAIN.has(token.toLowerCase());
const isCount = (token: string): boolean => /^\d{1,2}$/.test(token);

/** A message with everything but plain words taken out of it. One small number may
 * stay among nothing but plain words: two could be a telephone's, and one a house's. */
export const plainWords = (text: string): string => {
  const tokens = text.slice(0, 400).split(/([\p{L}\p{N}]+)/u);
  const counts = tokens.filter((token) => /\p{N}/u.test(token));
  const named = tokens.filter((token, index) => index % 2 === 1 && !isWord(token));
  const keepsCount = counts.length === 1 && named.length === 1 && counts.every(isCount);
  return tokens
    .map((token, index) => {
      if (index % 2 === 0) return token.replace(/[^ .,;:!?'’\-…]/gu, ' ');
      return isWord(token) || (keepsCount && isCount(token)) ? token : '…';
    })
    .join('')
    .replace(/…(?:[ .,;:'’-]*…)+/g, '…');
};
