import { expect, it } from 'vitest';
import { wordsOfRich, type Rich } from './words-of-rich.ts';

const tag = (name: string, ...children: Rich[]): Rich => ({ tag: name, style: '', children });
const styled = (style: string, ...children: Rich[]): Rich => ({ tag: 'span', style, children });

it.each([
  ['bold text', [tag('p', 'A ', tag('b', 'big'), ' sale')], 'A *big* sale'],
  ['a space at the edge of bold text', [tag('p', 'A', tag('strong', ' big '), 'sale')], 'A *big* sale'],
  ['italic and struck text', [tag('em', 'now'), ' ', tag('del', '9 €')], '_now_ ~9 €~'],
  ['bold italic text', [tag('b', tag('i', 'now'))], '*_now_*'],
  ['code', [tag('code', tag('b', 'SAVE10'))], '```SAVE10```'],
  ['text with a bold style', [styled('font-weight: 700', 'big')], '*big*'],
  [
    'a tag whose style removes its formatting',
    [{ tag: 'b', style: 'font-weight:normal', children: [tag('i', 'now'), ' or never'] }],
    '_now_ or never',
  ],
  ['two paragraphs', [tag('p', tag('b', 'One')), '\n', tag('p', 'Two')], '*One*\n\nTwo'],
  ['a mark for each line', [tag('b', 'One', tag('br'), 'Two')], '*One*\n*Two*'],
  [
    'a list',
    [tag('h2', 'New'), tag('ul', tag('li', 'Mugs'), tag('li', 'Towels'))],
    '*New*\n\n- Mugs\n- Towels',
  ],
  ['neighbouring bold elements', [tag('b', 'Bi'), tag('b', 'g')], '*Big*'],
] as [string, Rich[], string][])('pastes %s', (_case, children, words) => {
  expect(wordsOfRich(tag('body', ...children))).toBe(words);
});

it('returns null for content without formatting, and ignores scripts', () => {
  expect(wordsOfRich(tag('body', tag('p', 'Plain'), tag('script', tag('b', 'alert()'))))).toBeNull();
});

it.each([
  ...['b', 'strong', 'h1', 'h6'].map((name) => [name, '*now*'] as const),
  ...['i', 'em'].map((name) => [name, '_now_'] as const),
  ...['s', 'strike', 'del'].map((name) => [name, '~now~'] as const),
  ...['code', 'pre', 'kbd', 'samp', 'tt'].map((name) => [name, '```now```'] as const),
])('<%s> is pasted as %s', (name, words) => {
  expect(wordsOfRich(tag(name, 'now'))).toBe(words);
});

it.each([
  ['font-weight: bold', '*now*'],
  ['font-weight:600', '*now*'],
  ['font-weight:500', null],
  ['font-style: oblique', '_now_'],
  ['text-decoration: underline line-through', '~now~'],
  ['text-decoration-line:line-through', '~now~'],
  ['color: red', null],
])('the style %s is pasted as %s', (style, words) => {
  expect(wordsOfRich(styled(style, 'now'))).toBe(words);
});

it.each([
  ['font-weight: 400', 'b'],
  ['font-style: normal', 'em'],
  ['text-decoration: none', 's'],
])('the style %s removes the formatting of <%s>', (style, name) => {
  expect(wordsOfRich({ tag: name, style, children: ['now'] })).toBeNull();
});

it.each([
  ...['p', 'h3', 'ul', 'ol', 'table', 'blockquote', 'pre'].map((name) => [name, '*a*\n\nb\n\nc'] as const),
  ...['div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'main', 'nav', 'dt', 'dd', 'figure'].map(
    (name) => [name, name === 'li' ? '*a*\n- b\nc' : '*a*\nb\nc'] as const,
  ),
  ['span', '*a*bc'] as const,
])('<%s> is separated from the text around it', (name, words) => {
  const child =
    name === 'h3' || name === 'pre'
      ? { tag: name, style: 'font-weight:normal', children: ['b'] }
      : tag(name, 'b');
  const message = wordsOfRich(tag('body', tag('b', 'a'), child, 'c'));
  expect(message?.replaceAll('```', '')).toBe(words);
});

it.each(['script', 'style', 'head', 'title', 'noscript', 'template', 'svg', 'meta', 'link'])(
  'the content of <%s> is not pasted',
  (name) => {
    expect(wordsOfRich(tag('body', tag('b', 'a'), tag(name, 'x')))).toBe('*a*');
  },
);
