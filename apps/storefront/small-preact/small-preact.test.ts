import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component, render } from './index.ts';
import { Fragment, jsx } from './jsx-runtime.ts';
import { FakeElement, FakeText } from './nodes-for-tests.ts';
import type { Props, VNode } from './vnode.ts';

let place: FakeElement;
beforeEach(() => {
  place = new FakeElement('', 'place');
  vi.stubGlobal('Text', FakeText);
  vi.stubGlobal('document', {
    createElementNS: (namespace: string, tag: string) => new FakeElement(namespace, tag),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (content: unknown) => render(content, place as unknown as Element);
const drawn = () => /^<place>(.*)<\/place>$/s.exec(place.html)?.[1];
/** Returns an element with children. */
const el = (type: VNode['type'], props: Props, ...children: unknown[]) => jsx(type, { ...props, children });
/** Resolves when all state changes are drawn. */
const settled = () => Promise.resolve();

it.each<[string, unknown, string]>([
  ['text', 'Hello', 'Hello'],
  ['a number', 3, '3'],
  ['zero', 0, '0'],
  ['an element with attributes', el('p', { class: 'a', dir: 'auto' }, 'b'), '<p class="a" dir="auto">b</p>'],
  ['nothing', null, ''],
  ['the result of a condition', [false, undefined, true, 'a'], 'a'],
  ['a fragment', el(Fragment, {}, 'a', el('b', {}, 'c')), 'a<b>c</b>'],
  ['a function', el(({ name }) => el('i', {}, name), { name: 'x' }), '<i>x</i>'],
  ['nested lists', [['a', ['b']], 'c'], 'abc'],
  ['text that looks like markup', '<script>', '<script>'],
])('draws %s', (_kind, given, html) => {
  draw(given);
  expect(drawn()).toBe(html);
});

it('keeps an element with the same tag, and replaces one with another tag', () => {
  draw(el('div', {}, el('p', { id: 'one' }, 'a'), el('b', {}, 'b')));
  const [p, b] = [place.find('p'), place.find('b')];
  draw(el('div', {}, el('p', { class: 'two' }, 'c'), el('i', {}, 'b')));
  expect(drawn()).toBe('<div><p class="two">c</p><i>b</i></div>');
  expect(place.find('p')).toBe(p);
  expect(b?.parentNode).toBeNull();
});

it('recreates an element with another key', () => {
  draw(jsx('p', { children: 'a' }, 'open'));
  const open = place.find('p');
  draw(jsx('p', { children: 'b' }, 'completed'));
  expect(drawn()).toBe('<p>b</p>');
  expect(place.find('p')).not.toBe(open);
});

it('removes an old element before it inserts the new one between its siblings', () => {
  const seen: unknown[] = [];
  const notice = (dom: unknown) => dom !== null && seen.push(drawn());
  const list = (key: string) =>
    el('div', {}, el('i', {}), jsx(Fragment, { children: ['a', el('p', { ref: notice }, key)] }, key), 'z');
  draw(list('open'));
  draw(list('completed'));
  expect(seen.at(-1)).toBe('<div><i></i>a<p>completed</p>z</div>');
  expect(drawn()).toBe('<div><i></i>a<p>completed</p>z</div>');
});

it('inserts and removes children at their positions', () => {
  const list = (...words: unknown[]) => el('div', {}, ...words, el('hr', {}));
  draw(list('a', null, 'c'));
  draw(list('a', el('b', {}, 'b'), 'c'));
  expect(drawn()).toBe('<div>a<b>b</b>c<hr></hr></div>');
  draw(list(null, null, null));
  expect(drawn()).toBe('<div><hr></hr></div>');
  draw(el('div', {}, [['a', 'b'], 'c']));
  draw(el('div', {}, [['a'], 'c', 'd']));
  expect(drawn()).toBe('<div>acd</div>');
});

it('creates SVG elements in the SVG namespace', () => {
  draw(el('svg', { viewBox: '0 0 1 1' }, el('path', { d: 'M0 0' })));
  for (const tag of ['svg', 'path']) expect(place.find(tag)?.namespace).toBe('http://www.w3.org/2000/svg');
});

it('sets and removes styles one by one, without a style attribute', () => {
  draw(el('p', { style: { backgroundColor: '#FFF', '--size': '12px' } }));
  const p = place.find('p');
  expect([...(p?.styles ?? [])]).toEqual([
    ['backgroundColor', '#FFF'],
    ['--size', '12px'],
  ]);
  draw(el('p', { style: { '--size': '14px' } }));
  draw(el('p', {}));
  expect([...(p?.styles ?? [])]).toEqual([]);
  expect(drawn()).toBe('<p></p>');
});

it('removes attributes, writes `aria` values as text, and checks a box by its property', () => {
  draw(el('input', { id: 'a', 'aria-invalid': false, checked: true, hidden: true }));
  expect(drawn()).toBe('<input id="a" aria-invalid="false" hidden="true"></input>');
  expect(place.find('input')?.checked).toBe(true);
  draw(el('input', { 'aria-invalid': true, checked: false, hidden: false }));
  expect(drawn()).toBe('<input aria-invalid="true"></input>');
  expect(place.find('input')?.checked).toBe(false);
});

it('calls only the current listener, once', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  draw(el('button', { onClick: first }));
  draw(el('button', { onClick: second }));
  const button = place.find('button');
  button?.dispatch('click');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  draw(el('button', {}));
  button?.dispatch('click');
  expect(second).toHaveBeenCalledOnce();
});

it('calls a ref with the element, and with null after its removal', () => {
  const ref = vi.fn<(dom: unknown) => void>();
  draw(el('p', { ref }));
  expect(ref).toHaveBeenLastCalledWith(place.find('p'));
  draw(null);
  expect(ref).toHaveBeenLastCalledWith(null);
});

class Counter extends Component {
  static seen: string[] = [];
  override state: Props = { count: 0, word: 'a' };

  override componentDidMount() {
    Counter.seen.push('mounted');
  }
  override componentDidUpdate(_props: Props, before: Props) {
    Counter.seen.push(`updated from ${String(before['count'])}`);
  }
  override componentWillUnmount() {
    Counter.seen.push('gone');
  }
  override render({ name }: Props, { count, word }: Props) {
    return el('p', {}, name, count, word);
  }
  add() {
    this.setState({ count: Number(this.state['count']) + 1 });
  }
}

it('redraws a component once for simultaneous state changes', async () => {
  Counter.seen = [];
  let counter: Counter | undefined;
  class Mine extends Counter {
    constructor(props: Props) {
      super(props);
      // eslint-disable-next-line typescript/no-this-alias -- the test changes the component from outside
      counter = this;
    }
  }
  draw(el(Mine, { name: 'n' }));
  expect(drawn()).toBe('<p>n0a</p>');
  counter?.add();
  counter?.setState({ word: 'b' });
  expect(drawn()).toBe('<p>n0a</p>');
  await settled();
  expect(drawn()).toBe('<p>n1b</p>');
  draw(el(Mine, { name: 'm' }));
  expect(drawn()).toBe('<p>m1b</p>');
  expect(Counter.seen).toEqual(['mounted', 'updated from 0', 'updated from 1']);
  counter?.add();
  await settled();
  expect(drawn()).toBe('<p>m2b</p>');
  counter?.add();
  draw(null);
  await settled();
  expect(drawn()).toBe('');
  expect(Counter.seen.slice(4)).toEqual(['gone']);
});
