import { shallowEqual } from 'react-redux';
import { useEffect } from 'react';
import type { Product } from '../../contract/product';
import { type Answer, readUnlistedWishes, selectAnswer, type Unlisted } from '../../features/wishlist/unlistedWishes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Requests the wishes that are missing from the list of products, and returns the outcome of each. */
export const useUnlisted = (wishes: readonly Unlisted[]) => {
  const dispatch = useAppDispatch();
  const answers = useAppSelector((state) => wishes.map((wish) => selectAnswer(state, wish)), shallowEqual);
  const ids = wishes.map(({ id }) => id).join();
  useEffect(() => {
    void dispatch(readUnlistedWishes(wishes));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wishes` is a new array at every render; its ids decide
  }, [dispatch, ids]);
  const withAnswer = (wanted: Answer) => wishes.filter((_wish, index) => answers[index] === wanted);
  return {
    products: answers.filter((answer): answer is Product => typeof answer === 'object'),
    asking: withAnswer('asking').length,
    gone: withAnswer('gone'),
    unknown: withAnswer('unknown'),
  };
};
