import { isShopPage, repliesIn } from './pageReplies';

const HERE = 'https://shop.example/pd/a/b';
const page = (block: string) =>
  `<head><script type="application/json" id="first-replies" data-api="/api/v1">${block}</script></head>`;

test('reads whole replies of a page by the address of their call and omits excerpts of lists', () => {
  const html = page('{"replies":{"/business/get_details":{"status":1,"data":"\\u003cb>"}},"excerpts":{"/list":{}}}');
  expect([...repliesIn(html, HERE)]).toEqual([
    ['https://shop.example/api/v1/business/get_details', '{"status":1,"data":"<b>"}'],
  ]);
});

test.each([page(''), page('{"replies":7}'), page('{"replies":'), '<h1>Sign in to the Wi-Fi</h1>'])(
  'reads no replies from a page without readable ones: %s',
  (html) => {
    expect(repliesIn(html, HERE).size).toBe(0);
  },
);

test('distinguishes the shop’s page from a foreign one, such as a Wi-Fi sign-in', () => {
  expect(isShopPage(page(''))).toBe(true);
  expect(isShopPage('<h1>Sign in to the Wi-Fi</h1>')).toBe(false);
});
