import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { csvLine } from './csvLine';
import { readCsv, readFieldsAt } from './readCsv';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The records of a file with this content. */
const read = (content: string | Buffer) => {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const file = openSync(path, 'r');
  try {
    return [...readCsv(file)].map((record) => ({ ...record, again: record.fields && readFieldsAt(file, record) }));
  } finally {
    closeSync(file);
  }
};
const fieldsIn = (content: string | Buffer) => read(content).map(({ fields }) => fields);
const faultsIn = (content: string | Buffer) =>
  read(content)
    .filter(({ fault }) => fault !== undefined)
    .map(({ line, fault }) => `${line}: ${fault}`);

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', '“', '👗') }),
);

test('reads what is written, and each record again at its place', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 })), (rows) => {
      const written = rows.map((row) => ['first', ...row]);
      const records = read(written.map(csvLine).join(''));
      expect(records.map(({ fields }) => fields)).toEqual(written);
      expect(records.map(({ again }) => again)).toEqual(written);
    }),
  );
});

test('reads records that are longer than what is read at once, and those across its end', () => {
  const rows = Array.from({ length: 50 }, (_, n) => [`${n}`, '“é👗”\n'.repeat(n * 37)]);
  expect(fieldsIn(rows.map(csvLine).join(''))).toEqual(rows);
});

test.each([
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['CRLF', 'a,b\r\n1,2\r\n'],
  ['no line break at the end', 'a,b\n1,2'],
  ['empty lines', 'a,b\n\n1,2\r\n\r\n\n'],
  ['quotes where none are needed', '"a","b"\n"1","2"\n'],
])('reads a file with %s', (_name, content) => {
  expect(fieldsIn(content)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('reads an empty file and empty fields', () => {
  expect(fieldsIn('')).toEqual([]);
  expect(fieldsIn(',a,\n,"",\n')).toEqual([
    ['', 'a', ''],
    ['', '', ''],
  ]);
});

test('counts the lines that an editor shows', () => {
  const lines = read('a,b\n\n1,"two\r\nlines\n"\n2,x\n').map(({ line }) => line);
  expect(lines).toEqual([1, 3, 6]);
});

test.each([
  ['a\n5" screen\nb\n', '2: a field with quotes must begin and end with one, and have inner ones twice'],
  ['a\n"b"c\nd\n', '2: a field with quotes must begin and end with one, and have inner ones twice'],
  ['a\n"b\nc\n', '2: a quote is not closed'],
  [Buffer.from('a\nb\xe9\nc\n', 'latin1'), '2: the text is not UTF-8; save the file as CSV UTF-8'],
  [`a\n"${'x'.repeat(1_200_000)}\n`, '2: a quote is not closed'],
  [`a\n${'x'.repeat(1_200_000)}\nb`, '2: the line is longer than a megabyte'],
])('says in which line a record cannot be read (case %#)', (content, fault) => {
  expect(faultsIn(content)).toEqual([fault]);
});
