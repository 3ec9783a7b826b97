import { readFileSync } from 'node:fs';
import { settingTexts } from './settingTexts';
import { variablesRead } from './testing/variablesRead';

test('npm run shop -- settings lists exactly the variables that the server reads', () => {
  const named = settingTexts({}).map((line) => line.trim().split(/\s/)[0]);
  expect(named.sort()).toEqual(variablesRead());
});

test('marks the variables that are set without showing their values', () => {
  const lines = settingTexts({ SECRET: 'geheim', PORT: '' });
  expect(lines.filter((line) => line.startsWith('*'))).toEqual([expect.stringMatching(/^\* SECRET /)]);
  expect(lines.join()).not.toContain('geheim');
});

test('the README mentions the settings command and docs/deploy.md', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(text).toContain('npm run shop -- settings');
  expect(text).toContain('docs/deploy.md');
});
