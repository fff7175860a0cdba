import { expect, test } from 'vitest';
import { readWhatsAppMarkup, type TextPiece, type TextStyle } from './whatsapp-markup.ts';

const text = (words: string): TextPiece => ({ kind: 'text', text: words });
const variable = (name: string): TextPiece => ({ kind: 'variable', name });
const styled = (style: TextStyle, ...pieces: TextPiece[]): TextPiece => ({ kind: 'styled', style, pieces });

const cases: [message: string, pieces: TextPiece[]][] = [
  ['', []],
  ['Hello', [text('Hello')]],
  ['Hi *Ada*, welcome', [text('Hi '), styled('bold', text('Ada')), text(', welcome')]],
  ['_soon_ and ~late~', [styled('italic', text('soon')), text(' and '), styled('strike', text('late'))]],
  ['*_both_*', [styled('bold', styled('italic', text('both')))]],
  ['*two words* ok', [styled('bold', text('two words')), text(' ok')]],
  ['```let *x*```', [styled('mono', text('let *x*'))]],
  ['Hi *{{1}}*!', [text('Hi '), styled('bold', variable('1')), text('!')]],
  ['{{first_name}}, your cart', [variable('first_name'), text(', your cart')]],
  ['2 * 3 * 4', [text('2 * 3 * 4')]],
  ['snake_case_name', [text('snake_case_name')]],
  ['*open', [text('*open')]],
  ['*not\nacross lines*', [text('*not\nacross lines*')]],
  ['**', [text('**')]],
];

test.each(cases)('%j', (message, pieces) => {
  expect(readWhatsAppMarkup(message)).toEqual(pieces);
});
