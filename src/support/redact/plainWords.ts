/** The words of the shop's messages, without names of people, places or things; any other word becomes an ellipsis. */
const PLAIN = new Set(
  `a about accept accepted account active add added address after again all already also amount an and another any
  approved are arrived as ask asked at available away back bag be because been before below being browser but button by
  call can canceled cancelled cannot card cart cash category change changed characters check checkout choose code come
  complete completed confirm confirmed connection contact continue correct could create created creating creditor customer date days
  declined delivered delivery detail details did do does down due each eligible email ended enough enter error exist
  expired failed fee few field find first for form found free from full gone had half has have here hold home hour hours
  how if in incorrect installment instalment instalments internal invalid is it item items its just kept know last later
  left less limit link loaded log logged login long longer made mail make match maximum may membership message method
  min minimum minute minutes missing mobile money month monthly months more most must name need network never new next
  no not nothing now number of off offline ok on once one only option or order ordered orders other our out over own
  page paid passed password passwords pay paying payment payments pending permission phone phones pick pickup piece
  pieces place placed please possible price prices problem process processing product products provide quantity ready
  received refund refunded refused registered rejected remove removed repaid requested required request reset response
  retry review reviewed same saved schedule seconds secure see sell send sent server service session shipped shipping
  shop shopping short should shown sign signed small sold some something soon sorry started status stock still store
  stored success successful successfully take taken terms thank thanks that title the their them there these they this through
  time times to token too total transfer try twice unable unavailable unknown unpaid until up update updated us use used
  valid variant verified verify wait waiting want was we went were what when which wishlist with without wrong you your
  yet above additional addresses agree allow answer anything apply best billing buy buying categories checking choice city clear
  close combination conditions confirmation confirming connected copied copy cost costs credit current currently data
  day decrease default delete deleted deliver departments description device devices difference differs directions done download duplicate
  duplicates duration earlier empty equal every everything exact fees fields file fill filter filters finish finished
  five get go goods guide heading hide id image incomplete increase initial information install installments instead interest
  internet latest least leave loading loan local logging look lost low main manage matches me meantime menu messages moment
  my needed notes oops open opened optional options pages payable photo photos picture pictures placing plain plan
  policy preview previous print proceed publish quantities quick rate rating reached read recent recipient register registration
  reload remember report result results return reviews right safe sale sample save saving search searches second select
  sellers sending set share shared sharing show showing signing site size sizes skip so sort stars start stay stores
  submit summary tab takes tell term than then top totals touch town track tracking two type under undo untick username
  verification version view visit website whether while whole width write yours zoom aren’t can’t couldn’t didn’t
  doesn’t don’t haven’t isn’t it’s there’s wasn’t we’ll we’re we’ve what’s won’t you’ll you’re you’ve`.split(/\s+/),
);

/** A word with its contraction: 'don’t' is plain, while 'Don' may be a name. */
const WORD = /([\p{L}\p{N}]+(?:['’](?:t|s|ll|re|ve)(?![\p{L}\p{N}]))?)/u;
const isWord = (token: string): boolean => PLAIN.has(token.toLowerCase().replace("'", '’'));
const isCount = (token: string): boolean => /^\d{1,2}$/.test(token);

/**
 * Redacts a message to plain words. A single small number may stay when all words are plain: two could belong to a
 * telephone number, and one beside a name to an address.
 */
export const plainWords = (text: string): string => {
  const tokens = text.slice(0, 400).split(WORD);
  const counts = tokens.filter((token) => /\p{N}/u.test(token));
  const named = tokens.filter((token, index) => index % 2 === 1 && !isWord(token));
  const keepsCount = counts.length === 1 && named.length === 1 && counts.every(isCount);
  return tokens
    .map((token, index) => {
      if (index % 2 === 0) return token.replace(/[^ .,;:!?'’/()\-…]/gu, ' ');
      return isWord(token) || (keepsCount && isCount(token)) ? token : '…';
    })
    .join('')
    .replace(/…(?:[ .,;:'’-]*…)+/g, '…');
};
