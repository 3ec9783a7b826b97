import { isShopPage, repliesIn } from './pageReplies';

const HERE = 'https://shop.example/pd/a/b';
const page = (block: string) =>
  `<head><script type="application/json" id="first-replies" data-api="/api/v1">${block}</script></head>`;

test('whole replies of a page stand under the addresses of their calls; beginnings of lists do not', () => {
  const html = page('{"replies":{"/business/get_details":{"status":1,"data":"\\u003cb>"}},"excerpts":{"/list":{}}}');
  expect([...repliesIn(html, HERE)]).toEqual([
    ['https://shop.example/api/v1/business/get_details', '{"status":1,"data":"<b>"}'],
  ]);
});

test.each([page(''), page('{"replies":7}'), page('{"replies":'), '<h1>Sign in to the Wi-Fi</h1>'])(
  'a page without readable replies brings none: %s',
  (html) => {
    expect(repliesIn(html, HERE).size).toBe(0);
  },
);

test('a page of somebody else is known by what it has not', () => {
  expect(isShopPage(page(''))).toBe(true);
  expect(isShopPage('<h1>Sign in to the Wi-Fi</h1>')).toBe(false);
});
