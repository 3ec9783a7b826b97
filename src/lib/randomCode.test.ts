import { randomCode } from './randomCode';

test('has five capitals and digits, none of which is easily mistaken for another', () => {
  for (let count = 0; count < 1000; count += 1) expect(randomCode()).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
});

test('uses every character of the alphabet, the first and the last included', () => {
  const random = jest.spyOn(Math, 'random');
  const codes = Array.from({ length: 31 }, (_, at) => {
    random.mockReturnValue(at / 31);
    return randomCode();
  });
  expect(new Set(codes).size).toBe(31);
  expect([codes[0], codes.at(-1)]).toEqual(['AAAAA', '99999']);
});
