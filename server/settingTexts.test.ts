import { readFileSync } from 'node:fs';
import { settingTexts } from './settingTexts';
import { variablesRead } from './testing/variablesRead';

test('npm run shop -- settings names what the server reads, all of it and nothing else', () => {
  const named = settingTexts({}).map((line) => line.trim().split(/\s/)[0]);
  expect(named.sort()).toEqual(variablesRead());
});

test('it says what is set, and shows no value', () => {
  const lines = settingTexts({ SECRET: 'geheim', PORT: '' });
  expect(lines.filter((line) => line.startsWith('*'))).toEqual([expect.stringMatching(/^\* SECRET /)]);
  expect(lines.join()).not.toContain('geheim');
});

test('the README leads to the list, and to the document of all variables', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(text).toContain('npm run shop -- settings');
  expect(text).toContain('docs/deploy.md');
});
