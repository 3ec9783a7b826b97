import type { CatalogueChanges } from '../cache/catalogueChanges';
import type { Database } from '../db/database';
import { addBit, removeBit } from './bits';
import type { CatalogueIndex } from './indexTypes';
import { loadIndex } from './loadIndex';

const STOCK = `
  SELECT product_id AS id, max(stock) > 0 AS available FROM variants WHERE product_id = ANY($1::bigint[]) GROUP BY 1`;

/**
 * Keeps the index that the lists are made from, and follows the stock: another catalogue loads it anew, a product that
 * sold out or came back changes its bit.
 */
export const catalogueIndex = (database: Database, changes: CatalogueChanges) => {
  let loading: Promise<CatalogueIndex> | undefined;
  let version = -1;
  let stockChanges = 0;

  const withStock = async (index: CatalogueIndex, products: readonly number[]): Promise<CatalogueIndex> => {
    const rows = await database.query<{ id: number; available: boolean }>(STOCK, [products]);
    const inStock = index.inStock.slice();
    for (const { id, available } of rows) {
      const ordinal = index.ids.indexOf(id);
      if (ordinal >= 0) (available ? addBit : removeBit)(inStock, ordinal);
    }
    if (inStock.every((word, place) => word === index.inStock[place])) return index;
    stockChanges += 1;
    return { ...index, inStock, state: `${index.state}.${stockChanges}` };
  };

  return async (): Promise<CatalogueIndex> => {
    const [current, known] = [await changes.current(), version];
    if (current === known && loading) return loading;
    version = current;
    const before = loading;
    const next =
      before && !changes.everythingChanged(known)
        ? before.then((index) => withStock(index, changes.changedSince(known)))
        : loadIndex(database, String(current));
    loading = next;
    next.catch(() => {
      if (loading === next) [loading, version] = [undefined, -1];
    });
    return next;
  };
};

export type FindIndex = ReturnType<typeof catalogueIndex>;
