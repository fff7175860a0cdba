import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectSignals } from './detect-signals.ts';
import type { Signal } from './page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a window with these properties, and records the reported signals. */
function windowWith(names: object) {
  const window = Object.assign(new EventTarget(), { location: { pathname: '/' }, ...names });
  const scrollingElement = { scrollTop: 300, clientHeight: 200, scrollHeight: 1000 };
  vi.stubGlobal('window', window);
  const style = { overflowY: 'visible' };
  const documentElement = new EventTarget();
  const document = { scrollingElement, documentElement, body: {}, readyState: 'complete' };
  vi.stubGlobal('getComputedStyle', (one: object) => (one === document.body ? style : {}));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const reported: Signal[] = [];
  detectSignals((signal) => reported.push(signal), ['scroll', 'exit']);
  return { window, document, style, reported };
}

it('reports how far a page was scrolled, even if a theme overwrites the browser’s variables', () => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', null);
  const { window, reported } = windowWith({});
  window.dispatchEvent(new Event('scroll'));
  expect(reported).toEqual([{ scrolled: 50 }]);
});

it('reports a fully visible page as scrolled to its end once it has loaded, and the next page too', () => {
  const { window, document, reported } = windowWith({});
  Object.assign(document, { readyState: 'interactive' });
  Object.assign(document.scrollingElement, { scrollTop: 0, clientHeight: 1000 });
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
  Object.assign(document, { readyState: 'complete' });
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([{ scrolled: 100 }]);
  window.location.pathname = '/cart';
  window.dispatchEvent(new Event('popstate'));
  vi.advanceTimersByTime(10_000);
  expect(reported.slice(1)).toEqual([{ hasMoved: true }, { scrolled: 100 }]);
});

it('uses the scrolled part of a page whose body does not scroll, and does not report such a page as fully visible', () => {
  const { window, document, style, reported } = windowWith({});
  Object.assign(document.scrollingElement, { scrollTop: 0, clientHeight: 1000 });
  style.overflowY = 'hidden';
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
  const scroll = (target: object) =>
    window.dispatchEvent(Object.defineProperty(new Event('scroll'), 'target', { value: target }));
  scroll({ scrollTop: 600, clientHeight: 900, scrollHeight: 2500 });
  // A list and a row of pictures, which do not count.
  scroll({ scrollTop: 200, clientHeight: 300, scrollHeight: 900 });
  scroll({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 });
  expect(reported).toEqual([{ scrolled: 60 }]);
});

it('ignores scrolling parts of a page that scrolls itself', () => {
  const { window, reported } = windowWith({});
  const drawer = { scrollTop: 600, clientHeight: 200, scrollHeight: 2500 };
  window.dispatchEvent(Object.defineProperty(new Event('scroll'), 'target', { value: drawer }));
  expect(reported).toEqual([]);
});

it('waits until the shopper scrolls a page that is partly visible', () => {
  const { reported } = windowWith({});
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
});

it.each([
  ['a menu', new EventTarget()],
  ['a list of pages', ['/', '/cart']],
  ['a string', 'left'],
  ['nothing', undefined],
])('reports another page even if the theme’s `navigation` is %s', (_value, navigation) => {
  const { window, reported } = windowWith({ navigation });
  window.location.pathname = '/cart';
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(new Event('popstate'));
  expect(reported).toEqual([{ hasMoved: true }]);
});

it('reports one move if the browser fires two events for it', () => {
  const navigation = new EventTarget();
  const { window, reported } = windowWith({ navigation });
  window.location.pathname = '/cart';
  navigation.dispatchEvent(new Event('currententrychange'));
  window.dispatchEvent(new Event('popstate'));
  expect(reported).toEqual([{ hasMoved: true }]);
});
