import { readSync } from 'node:fs';

/** A record of a CSV file: its place in the file, and its fields unless it cannot be read. */
export interface CsvRecord {
  /** The line of an editor, from 1. */
  line: number;
  start: number;
  bytes: number;
  fields?: string[];
  fault?: string;
}

const CHUNK = 2 ** 16;
/** A quote that is never closed would otherwise take in the rest of the file. */
const LONGEST = 2 ** 20;
const [LF, CR, QUOTE, COMMA] = Array.from('\n\r",', (character) => character.charCodeAt(0));
const BOM = Buffer.from('\uFEFF');
const NOT_CLOSED = 'a quote is not closed';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};

const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

const fieldsOf = (text: string): string[] | undefined => {
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return undefined;
      fields.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
      if (at < text.length && text[at] !== ',') return undefined;
    } else {
      const comma = text.indexOf(',', at);
      const field = text.slice(at, comma < 0 ? undefined : comma);
      if (field.includes('"')) return undefined;
      fields.push(field);
      at += field.length;
    }
    if (at >= text.length) return fields;
  }
};

const withoutEnd = (bytes: Uint8Array): Uint8Array => (bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes);

const parseRecord = (bytes: Uint8Array): Pick<CsvRecord, 'fields' | 'fault'> => {
  const text = decode(withoutEnd(bytes));
  if (text === undefined) return { fault: 'the text is not UTF-8; save the file as CSV UTF-8' };
  const fields = fieldsOf(text);
  return fields ? { fields } : { fault: 'a field with quotes must begin and end with one, and have inner ones twice' };
};

/** Reads one record again. */
export const readFieldsAt = (file: number, { start, bytes }: Pick<CsvRecord, 'start' | 'bytes'>): string[] => {
  const buffer = Buffer.alloc(bytes);
  readSync(file, buffer, 0, bytes, start);
  return parseRecord(buffer).fields ?? [];
};

/** The records of an open file, read piece by piece; empty lines are left out. */
export function* readCsv(file: number): Generator<CsvRecord> {
  const chunk = Buffer.alloc(CHUNK);
  let held = Buffer.alloc(0);
  let start = 0;
  let line = 1;
  let breaks = 0;
  let scanned = 0;
  let state: 'field' | 'plain' | 'quoted' | 'closed' = 'field';
  for (;;) {
    const size = readSync(file, chunk, 0, CHUNK, start + held.length);
    held = Buffer.concat([held, chunk.subarray(0, size)]);
    if (start === 0 && line === 1 && held.subarray(0, 3).equals(BOM)) {
      held = held.subarray(3);
      start = 3;
    }
    let from = 0;
    const end = size === 0 && held.length > 0 ? held.length + 1 : held.length;
    for (; scanned < end; scanned += 1) {
      // The end of the file ends a record too.
      const byte = scanned < held.length ? held[scanned] : LF;
      if (byte === LF && (state !== 'quoted' || scanned === held.length)) {
        const bytes = held.subarray(from, scanned);
        const place = { line, start: start + from, bytes: bytes.length };
        if (state === 'quoted') yield { ...place, fault: NOT_CLOSED };
        else if (withoutEnd(bytes).length > 0) yield { ...place, ...parseRecord(bytes) };
        from = scanned + 1;
        line += breaks + 1;
        breaks = 0;
        state = 'field';
      } else if (byte === LF) breaks += 1;
      else if (byte === QUOTE && state !== 'plain') state = state === 'quoted' ? 'closed' : 'quoted';
      else if (state !== 'quoted') state = byte === COMMA ? 'field' : 'plain';
    }
    if (size === 0) return;
    held = held.subarray(from);
    start += from;
    scanned -= from;
    if (held.length <= LONGEST) continue;
    yield { line, start, bytes: 0, fault: state === 'quoted' ? NOT_CLOSED : 'the line is longer than a megabyte' };
    return;
  }
}
