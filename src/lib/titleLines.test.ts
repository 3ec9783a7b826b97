import { titleLines } from './titleLines';

test.each<[string, string[]]>([
  ['', []],
  ['   ', []],
  ['Sale', ['Sale']],
  ['Big sale', ['Big sale']],
  ['Big summer sale', ['Big summer', 'sale']],
  ['Still cold when the lights', ['Still cold', 'when the lights']],
  ['Still cold when the lights go', ['Still cold', 'when the lights', 'go']],
  ['Dress up for the season, pay over months', ['Dress up', 'for the season,', 'pay over months']],
  ['One two three four five six seven eight nine', ['One two', 'three four five', 'six seven eight nine']],
  ['  Shop\twith \n flexibility  ', ['Shop with', 'flexibility']],
])('breaks %j into the lines %j', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
