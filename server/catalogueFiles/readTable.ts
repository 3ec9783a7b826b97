import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../domain/operatorError';
import { COLUMNS } from './columns';
import type { Cells, Column, FileName } from './columns';
import type { Problems } from './problems';
import { readCsv, readFieldsAt } from './readCsv';
import type { CsvRecord } from './readCsv';

export type Place = Pick<CsvRecord, 'line' | 'start' | 'bytes'>;
export interface Row<Name extends FileName> extends Place {
  cells: Cells<Name>;
}

/** Without these files a catalogue has no collections and no slides. */
const OPTIONAL: readonly FileName[] = ['collections.csv', 'slides.csv'];

// eslint-disable-next-line no-control-regex -- a database cannot store some of them, and no page shows the others
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const faultOf = (text: string, { isRequired, most, accepts, wanted }: Column): string | undefined => {
  if (text === '') return isRequired ? 'is missing' : undefined;
  if (text.length > most) return `is longer than ${most} characters`;
  if (CONTROL.test(text)) return 'has control characters';
  return accepts(text) ? undefined : `must be ${wanted}, not '${text}'`;
};

const missingColumns = (header: readonly string[], columns: Record<string, Column>): string[] =>
  Object.entries(columns)
    .filter(([name, { isRequired }]) => isRequired && !header.includes(name))
    .map(([name]) => name);

/** Opens a file of the catalogue. */
export const openTable = <Name extends FileName>(folder: string, name: Name, problems: Problems) => {
  const columns: Record<string, Column> = COLUMNS[name];
  const path = join(folder, name);
  const file = existsSync(path) ? openSync(path, 'r') : undefined;
  const changedAt = () => (file === undefined ? 0 : fstatSync(file).mtimeMs);
  const before = changedAt();
  const report = (line: number, text: string) => problems.add(name, line, text);
  if (file === undefined && !OPTIONAL.includes(name)) report(1, 'the file is missing');
  let header: string[] = [];

  const cellsOf = (fields: readonly string[]): Cells<Name> =>
    Object.fromEntries(
      Object.keys(columns).map((column) => [column, fields[header.indexOf(column)]?.trim() ?? '']),
    ) as Cells<Name>;

  const checked = ({ fields = [], fault, ...place }: CsvRecord): Row<Name> | undefined => {
    if (fault !== undefined) report(place.line, fault);
    else if (fields.length !== header.length)
      report(place.line, `has ${fields.length} fields, but the first line has ${header.length}`);
    else {
      const cells = cellsOf(fields);
      for (const [column, text] of Object.entries<string>(cells)) {
        const wrong = faultOf(text, columns[column] as Column);
        if (wrong !== undefined) report(place.line, `${column} ${wrong}`);
      }
      return { ...place, cells };
    }
    return undefined;
  };

  const readHeader = ({ fields = [], fault = 'the file is empty' }: Partial<CsvRecord>): void => {
    header = fields.map((name) => name.trim());
    if (header.length === 0) report(1, fault);
    if (header.length === 1 && /[;\t]/.test(header[0] ?? '')) {
      report(1, 'commas must separate the fields');
      problems.refuse();
    }
    for (const [i, name] of header.entries()) {
      if (!Object.hasOwn(columns, name)) report(1, `unknown column '${name}'`);
      if (header.indexOf(name) < i) report(1, `column '${name}' is repeated`);
    }
    const missing = missingColumns(header, columns);
    for (const name of missing) report(1, `column '${name}' is missing`);
    // Every line would be wrong.
    if (missing.length > 0) problems.refuse();
  };

  return {
    /** The lines of the file from its start; what is wrong with one is reported. */
    *rows(): Generator<Row<Name>> {
      if (file === undefined) {
        if (!OPTIONAL.includes(name)) problems.refuse();
        return;
      }
      const records = readCsv(file);
      const first = records.next();
      readHeader(first.done ? {} : first.value);
      for (const record of records) {
        // Spreadsheets write empty rows as commas.
        if (record.fields?.every((text) => text.trim() === '')) continue;
        const row = checked(record);
        if (row) yield row;
      }
    },
    /** Reads a line of the file again. */
    readAt: (place: Place): Row<Name> => ({ ...place, cells: cellsOf(readFieldsAt(file ?? -1, place)) }),
    /** What was checked must be what is loaded. */
    refuseChanged: (): void => {
      if (changedAt() !== before) throw new OperatorError(`${name} changed meanwhile: nothing has changed in the shop`);
    },
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
};

export type Table<Name extends FileName> = ReturnType<typeof openTable<Name>>;
