import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';

const short = (text: string) => readMarkup(text).map(({ kind, text: part }) => `${kind}:${part}`);

test.each([
  ['Hi *Mira*, _soon_', ['plain:Hi ', 'bold:Mira', 'plain:, ', 'italic:soon']],
  ['2*3*4 and snake_case_name', ['plain:2*3*4 and snake_case_name']],
  ['~old~ `code`', ['struck:old', 'plain: ', 'code:code']],
  ['See https://shop.test/a_b_c.', ['plain:See ', 'link:https://shop.test/a_b_c', 'plain:.']],
  ['* not bold *', ['plain:* not bold *']],
  ['', []],
])('%s', (text, pieces) => {
  expect(short(text)).toEqual(pieces);
});
