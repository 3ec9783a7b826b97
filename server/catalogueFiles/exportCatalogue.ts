import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from '../db/database';
import { OperatorError } from '../domain/operatorError';
import { showProgress } from '../domain/showProgress';
import { COLUMNS } from './columns';
import type { Cells, FileName } from './columns';
import { csvLine } from './csvLine';
import { exportPictures } from './exportPictures';
import type { PictureNames } from './exportPictures';
import { productCells, readStoredGoods, variantCells } from './storedGoods';
import { readStoredFrame } from './storedFrame';

/** A spreadsheet takes a file without it for one in an older encoding. */
const BOM = '\uFEFF';

/** Writes lines of a file, of which the first has the names of the columns. */
const openWriter = (folder: string) => {
  for (const [file, columns] of Object.entries(COLUMNS)) {
    writeFileSync(join(folder, file), BOM + csvLine(Object.keys(columns)));
  }
  return <Name extends FileName>(file: Name, rows: readonly Cells<Name>[]): void => {
    const columns = Object.keys(COLUMNS[file]) as (keyof Cells<Name>)[];
    appendFileSync(join(folder, file), rows.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
  };
};

const writeFiles = async (tx: Queryable, folder: string, nameOf: PictureNames): Promise<string> => {
  const write = openWriter(folder);
  const { categories, collections, slides } = await readStoredFrame(tx, nameOf);
  write('categories.csv', categories);
  write('collections.csv', collections);
  write('slides.csv', slides);
  let goods = 0;
  for await (const batch of readStoredGoods(tx)) {
    write(
      'products.csv',
      batch.map((product) => productCells(product, nameOf)),
    );
    write(
      'variants.csv',
      batch.flatMap((product) => product.variants.map((one) => variantCells(product, one, nameOf))),
    );
    goods += batch.length;
    showProgress(goods, 'goods written');
  }
  return `${goods} products are written to ${folder}`;
};

/** Writes the catalogue into an empty folder, as an import reads it. */
export const exportCatalogue = async (database: Database, folder: string, mediaDir: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new OperatorError(`The folder ${folder} is not empty`);
  const pictures = exportPictures();
  const done = await database.transaction(async (tx) => {
    // An import at the same time must not be half in the files.
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    return writeFiles(tx, folder, pictures.nameOf);
  });
  await pictures.copy(mediaDir, join(folder, 'pictures'));
  return done;
};
