import { expect, it } from 'vitest';
import { readWhatsAppMarkup } from '#platform/ui-kit/phone/whatsapp-markup.ts';
import { markedRanges } from './marked-ranges.ts';

it.each([
  ['plain', []],
  ['a *b* c', ['*:mark', 'b:bold', '*:mark']],
  ['{{firstName}} _x_', ['_:mark', 'x:italic', '_:mark']],
  ['*a _b_*', ['*:mark', 'a _b_:bold', '_:mark', 'b:italic', '_:mark', '*:mark']],
  ['```x``` ~y~', ['```:mark', 'x:mono', '```:mark', '~:mark', 'y:strike', '~:mark']],
])('finds the formatted ranges of %s', (text, found) => {
  const { ranges } = markedRanges(readWhatsAppMarkup(text));
  expect(ranges.map(({ from, to, style }) => `${text.slice(from, to)}:${style}`)).toEqual(found);
});
