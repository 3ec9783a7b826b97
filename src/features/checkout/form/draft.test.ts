import { type Draft, EMPTY_TEXTS, readDraft, writeDraft } from './draft';
import { dropDraft } from './draftEntry';

const DRAFT: Draft = {
  texts: { ...EMPTY_TEXTS, fullName: 'Ama', note: 'Ring twice' },
  choices: { paymentType: 'installment', duration: 6, downPayment: '5', deliverySet: true, pickupStore: '2' },
};
const stored = () => sessionStorage.getItem('checkoutDraft');
afterEach(dropDraft);

test('restores a shopper’s own draft', () => {
  writeDraft('ama', DRAFT);
  expect(readDraft('ama')).toMatchObject(DRAFT);
});

test('ignores and deletes another shopper’s draft', () => {
  writeDraft('ama', DRAFT);
  expect(readDraft('kofi')).toBeNull();
  expect(stored()).toBeNull();
});

test.each(['{', '"text"', '{"account":"ama"}', JSON.stringify({ account: 'ama', ...DRAFT, choices: { duration: 5 } })])(
  'ignores and deletes the invalid stored draft %s',
  (text) => {
    sessionStorage.setItem('checkoutDraft', text);
    expect(readDraft('ama')).toBeNull();
    expect(stored()).toBeNull();
  },
);
