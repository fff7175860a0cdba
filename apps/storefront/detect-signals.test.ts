import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectSignals } from './detect-signals.ts';
import type { Signal } from './page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window with these names in it, and what was told of what happened there. */
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

it('tells how far a page was scrolled, also where a theme has names of its own for that', () => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', null);
  const { window, reported } = windowWith({});
  window.dispatchEvent(new Event('scroll'));
  expect(reported).toEqual([{ scrolled: 50 }]);
});

it('takes a page that is seen whole for one that was scrolled to its end, once it is loaded, and the next one too', () => {
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

it('counts the part of a page that is scrolled in place of it, and takes no such page for one that is seen whole', () => {
  const { window, document, style, reported } = windowWith({});
  Object.assign(document.scrollingElement, { scrollTop: 0, clientHeight: 1000 });
  style.overflowY = 'hidden';
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
  const scroll = (target: object) =>
    window.dispatchEvent(Object.defineProperty(new Event('scroll'), 'target', { value: target }));
  scroll({ scrollTop: 600, clientHeight: 900, scrollHeight: 2500 });
  // A list, and a row of pictures.
  scroll({ scrollTop: 200, clientHeight: 300, scrollHeight: 900 });
  scroll({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 });
  expect(reported).toEqual([{ scrolled: 60 }]);
});

it('takes no part of a page for the page that is scrolled itself', () => {
  const { window, reported } = windowWith({});
  const drawer = { scrollTop: 600, clientHeight: 200, scrollHeight: 2500 };
  window.dispatchEvent(Object.defineProperty(new Event('scroll'), 'target', { value: drawer }));
  expect(reported).toEqual([]);
});

it('waits for somebody to scroll where there is more of a page than is seen', () => {
  const { reported } = windowWith({});
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
});

it.each([
  ['a menu', new EventTarget()],
  ['a list of pages', ['/', '/cart']],
  ['a word', 'left'],
  ['nothing', undefined],
])('tells of another page where the theme calls %s its navigation', (_what, navigation) => {
  const { window, reported } = windowWith({ navigation });
  window.location.pathname = '/cart';
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(new Event('popstate'));
  expect(reported).toEqual([{ hasMoved: true }]);
});

it('tells once of a move that a browser tells twice of', () => {
  const navigation = new EventTarget();
  const { window, reported } = windowWith({ navigation });
  window.location.pathname = '/cart';
  navigation.dispatchEvent(new Event('currententrychange'));
  window.dispatchEvent(new Event('popstate'));
  expect(reported).toEqual([{ hasMoved: true }]);
});
