import { createScrollPositions } from './scrollPositions';
import { restoreScroll } from './restoreScroll';

const setHeight = (value: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });
};
let grow: () => void;
let scrolled: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => {
        callback([], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
});

test('waits until the page is tall enough, then scrolls once', () => {
  setHeight(800);
  restoreScroll(900, false);
  expect(scrolled).not.toHaveBeenCalled();
  setHeight(4000);
  grow();
  expect(scrolled).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('scrolls as far as possible when the page stays short', () => {
  setHeight(800);
  restoreScroll(900, false);
  jest.advanceTimersByTime(3000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('does not scroll once the shopper has scrolled', () => {
  setHeight(800);
  restoreScroll(900, false);
  window.dispatchEvent(new Event('wheel'));
  setHeight(4000);
  grow();
  jest.advanceTimersByTime(5000);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['does not scroll a new document once a message has taken the focus', true, 0],
  ['scrolls a page of the same document although its heading has taken the focus', false, 1],
])('%s', (_title, isNewDocument, times) => {
  setHeight(800);
  restoreScroll(900, isNewDocument);
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  setHeight(4000);
  grow();
  jest.advanceTimersByTime(5000);
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('restores saved positions after a reload, and ignores damaged ones', () => {
  const positions = createScrollPositions();
  positions.note('a', 120);
  positions.save();
  expect(createScrollPositions().of('a')).toBe(120);
  expect(createScrollPositions().of('b')).toBeNull();
  sessionStorage.setItem('places', '{"a":"far","b":-3');
  expect(createScrollPositions().of('a')).toBeNull();
});
