import { afterEach, expect, it, vi } from 'vitest';
import { hear } from './hear.ts';
import type { Signal } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window with these names in it, and what was told of what happened there. */
function windowWith(names: object) {
  const window = Object.assign(new EventTarget(), { location: { pathname: '/' }, ...names });
  const scrollingElement = { scrollTop: 300, clientHeight: 200, scrollHeight: 1000 };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { scrollingElement, documentElement: new EventTarget() });
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const told: Signal[] = [];
  hear((signal) => told.push(signal), ['scroll', 'exit']);
  return { window, told };
}

it('tells how far a page was scrolled, also where a theme has names of its own for that', () => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', null);
  const { window, told } = windowWith({});
  window.dispatchEvent(new Event('scroll'));
  expect(told).toEqual([{ scrolled: 50 }]);
});

it.each([
  ['a menu', new EventTarget()],
  ['a list of pages', ['/', '/cart']],
  ['a word', 'left'],
  ['nothing', undefined],
])('tells of another page where the theme calls %s its navigation', (_what, navigation) => {
  const { window, told } = windowWith({ navigation });
  window.location.pathname = '/cart';
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(new Event('popstate'));
  expect(told).toEqual([{ hasMoved: true }]);
});

it('tells once of a move that a browser tells twice of', () => {
  const navigation = new EventTarget();
  const { window, told } = windowWith({ navigation });
  window.location.pathname = '/cart';
  navigation.dispatchEvent(new Event('currententrychange'));
  window.dispatchEvent(new Event('popstate'));
  expect(told).toEqual([{ hasMoved: true }]);
});
