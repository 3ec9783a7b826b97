import { catalogueApi } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import type { Product } from '../../contract/product';
import type { StoredWish } from '../../contract/stored';
import { fewAtATime } from '../../lib/fewAtATime';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';

const { getProduct } = catalogueApi.endpoints;

/** A wish that is missing from the list of products: its id, and its stored name and address. */
export type Unlisted = Pick<StoredWish, 'id' | 'title' | 'slug' | 'code'>;

/** 'gone' only when the server says so; 'unknown' when there is no answer. */
export type Answer = Product | 'asking' | 'gone' | 'unknown';

export const unlistedOf = (id: Id, seen: StoredWish | undefined): Unlisted =>
  seen ?? { id, title: '', slug: '', code: '' };

const hasAddress = ({ slug, code }: Unlisted): boolean => slug !== '' && code !== '';

const addressOf = ({ slug, code, id }: Unlisted) => ({ slug, code, id });

/** Requests each product by its own address, a few at a time; wishes without an address are skipped. */
export const readUnlistedWishes =
  (wishes: readonly Unlisted[], again = false): ShopThunk<Promise<void>> =>
  (dispatch) =>
    fewAtATime(wishes.filter(hasAddress), (wish) =>
      dispatch(getProduct.initiate(addressOf(wish), { forceRefetch: again, subscribe: false })),
    );

/** The latest answer for a wish; an earlier answer is kept until the next one arrives. */
export const selectAnswer = (state: RootState, wish: Unlisted): Answer => {
  if (!hasAddress(wish)) return 'unknown';
  const { data, error } = getProduct.select(addressOf(wish))(state);
  if (data?.id === wish.id) return data;
  if (data === null || isMissing(error)) return 'gone';
  return data === undefined && error === undefined ? 'asking' : 'unknown';
};
