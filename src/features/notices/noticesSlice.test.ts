import { allOverlaysClosed, overlayClosed } from '../overlays/overlaysSlice';
import { noticeClosed, noticesReducer } from './noticesSlice';

test.each([allOverlaysClosed(), overlayClosed('cartDrawer'), noticeClosed('notice-9')])(
  'keeps its state when $type closes no notice, so that nothing renders',
  (action) => {
    const before = noticesReducer(undefined, { type: 'start' });
    expect(noticesReducer(before, action)).toBe(before);
  },
);
