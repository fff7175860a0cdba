import { expect, it } from 'vitest';
import { wordsOfRich, type Rich } from './words-of-rich.ts';

const tag = (name: string, ...children: Rich[]): Rich => ({ tag: name, style: '', children });
const styled = (style: string, ...children: Rich[]): Rich => ({ tag: 'span', style, children });

it.each([
  ['bold words', [tag('p', 'A ', tag('b', 'big'), ' sale')], 'A *big* sale'],
  ['the blank beside them', [tag('p', 'A', tag('strong', ' big '), 'sale')], 'A *big* sale'],
  ['slanted and struck ones', [tag('em', 'now'), ' ', tag('del', '9 €')], '_now_ ~9 €~'],
  ['both at once', [tag('b', tag('i', 'now'))], '*_now_*'],
  ['code', [tag('code', tag('b', 'SAVE10'))], '```SAVE10```'],
  ['a look that a style gives', [styled('font-weight: 700', 'big')], '*big*'],
  [
    'a wrapping that is none',
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
  ['neighbours as one', [tag('b', 'Bi'), tag('b', 'g')], '*Big*'],
] as [string, Rich[], string][])('pastes %s', (_what, children, words) => {
  expect(wordsOfRich(tag('body', ...children))).toBe(words);
});

it('leaves what has no looks of WhatsApp’s to be pasted plain, and reads no script', () => {
  expect(wordsOfRich(tag('body', tag('p', 'Plain'), tag('script', tag('b', 'alert()'))))).toBeNull();
});
