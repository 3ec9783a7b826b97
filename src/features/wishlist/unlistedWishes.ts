import { catalogueApi } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import type { Product } from '../../contract/product';
import type { Wish } from '../../contract/stored';
import { fewAtATime } from '../../lib/fewAtATime';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';

const { getProduct } = catalogueApi.endpoints;

/** A wish that the list of products does not hold: its id, and what was noted of it. */
export type Unlisted = Pick<Wish, 'id' | 'title' | 'slug' | 'code'>;

/** Gone is only what the server says is gone; of the unknown nobody knows. */
export type Answer = Product | 'asking' | 'gone' | 'unknown';

export const unlistedOf = (id: Id, seen: Wish | undefined): Unlisted => seen ?? { id, title: '', slug: '', code: '' };

const hasAddress = ({ slug, code }: Unlisted): boolean => slug !== '' && code !== '';

const addressOf = ({ slug, code, id }: Unlisted) => ({ slug, code, id });

/** Asks for each by its own address, a few at a time; without one there is nothing to ask. */
export const readUnlisted =
  (wishes: readonly Unlisted[], again = false): ShopThunk<Promise<void>> =>
  (dispatch) =>
    fewAtATime(wishes.filter(hasAddress), (wish) =>
      dispatch(getProduct.initiate(addressOf(wish), { forceRefetch: again, subscribe: false })),
    );

/** What came of it; an earlier answer stands until there is another. */
export const selectAnswer = (state: RootState, wish: Unlisted): Answer => {
  if (!hasAddress(wish)) return 'unknown';
  const { data, error } = getProduct.select(addressOf(wish))(state);
  if (data?.id === wish.id) return data;
  if (data === null || isMissing(error)) return 'gone';
  return data === undefined && error === undefined ? 'asking' : 'unknown';
};
