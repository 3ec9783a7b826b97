import { useSearchParams } from 'react-router';

/** A filter change is not a new page: it keeps the scroll position and the focus in the field. */
const KEEP_SCROLL = { replace: true, state: { keepScroll: true } };

/** The filter of the orders list, stored in the address, so that Back and a reload restore it. */
export const useOrdersFilter = () => {
  const [params, setParams] = useSearchParams();
  return {
    words: params.get('find') ?? '',
    status: params.get('status') ?? '',
    hasCancelled: params.get('cancelled') === '1',
    set: (name: 'find' | 'status' | 'cancelled', value: string) => {
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      }, KEEP_SCROLL);
    },
    clear: () => {
      setParams({}, KEEP_SCROLL);
    },
  };
};
