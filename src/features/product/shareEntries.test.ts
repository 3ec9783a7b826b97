import { shareEntries } from './shareEntries';

const address = 'https://shop.test/pd/tea?id=1&v=2';
const hrefsOf = (title: string) =>
  shareEntries({ title, address, onCopy: () => undefined }).flatMap((entry) =>
    'href' in entry ? [new URL(entry.href)] : [],
  );

test('encodes the title and address without loss', () => {
  const title = 'Tea & “Milk” 100 %';
  const [whatsApp, mail, facebook] = hrefsOf(title);
  expect(whatsApp?.searchParams.get('text')).toBe(`${title} ${address}`);
  expect(mail?.searchParams.get('subject')).toBe(title);
  expect(mail?.searchParams.get('body')).toBe(address);
  expect(facebook?.searchParams.get('u')).toBe(address);
});

test('opens other sites in a new tab, but not the mail program', () => {
  const targets = shareEntries({ title: 'Tea', address, onCopy: () => undefined }).map((entry) =>
    'href' in entry ? entry.target : null,
  );
  expect(targets).toEqual([null, '_blank', undefined, '_blank']);
});

test('percent-encodes spaces in the subject of a mail', () => {
  expect(hrefsOf('Linen Shirt')[1]?.href).toContain('subject=Linen%20Shirt&');
});

test('replaces a lone surrogate in the title', () => {
  expect(hrefsOf('Shirt \ud83d')[0]?.searchParams.get('text')).toBe(`Shirt \ufffd ${address}`);
});
