import * as v from 'valibot';
import type { Product } from '../../src/contract/product';
import { productsReply } from '../../src/contract/product';
import { lowestPrice, productListReply } from '../../src/contract/productList';
import { rowsOf } from '../../src/contract/listStart';
import type { PriceAmount } from '../../src/lib/money';
import { isRecord, parseJson } from '../../src/lib/json';
import type { ApiReply } from './fetchReplies';

/** Longer replies, of some 600 products, take too long to parse for one page. */
const LONGEST = 2_000_000;
/** Checking a product takes a tenth of a millisecond. */
const MOST_PRODUCTS = 50;

/** A reply as JSON; undefined when it is missing or too long. */
export const parsedReply = async (replies: readonly ApiReply[], call: string | undefined): Promise<unknown> => {
  const text = await replies.find((one) => one.call === call)?.read();
  return text === undefined || text.length > LONGEST ? undefined : parseJson(text);
};

const dataIn = <T>(schema: v.GenericSchema<unknown, { data: T }>, reply: unknown): T | undefined => {
  const result = v.safeParse(schema, reply);
  return result.success ? result.output.data : undefined;
};

/** The data of a reply; undefined when it is missing, unreadable or too long. */
export const parseReplyData = async <T>(
  schema: v.GenericSchema<unknown, { data: T }>,
  replies: readonly ApiReply[],
  call: string | undefined,
): Promise<T | undefined> => dataIn(schema, await parsedReply(replies, call));

/** The first products of a list's reply, and whether there are more; a page of a list states how many there are. */
export const readProducts = async (
  replies: readonly ApiReply[],
  call: string | undefined,
): Promise<{ products: Product[] | undefined; hasMore?: boolean; total?: number; lowest?: PriceAmount }> => {
  const reply = await parsedReply(replies, call);
  const page = dataIn(productListReply, reply);
  if (page) return { products: page.items, total: page.total, lowest: lowestPrice(page) };
  const rows = isRecord(reply) ? rowsOf(reply.data) : [];
  const first = isRecord(reply) && { ...reply, data: rows.slice(0, MOST_PRODUCTS) };
  return { products: dataIn(productsReply, first), hasMore: rows.length > MOST_PRODUCTS };
};
