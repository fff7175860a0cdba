import { expect, it } from 'vitest';
import { textNotes } from './text-notes.ts';

const SOURCE = { storeName: 'Wren & Co.', hosts: ['wren.myshopify.com', 'wren.example'], currency: 'EUR' };

it.each([
  ['a plain text', { text: 'Hello, 20 people' }, 'JPY', []],
  ['the name of the source store', { a: [{ b: 'Yours, Wren & Co. team' }] }, 'EUR', ['storeNamed']],
  ['its address', { text: 'See https://wren.example/sale' }, 'EUR', ['storeNamed']],
  ['the name within a longer word', { text: 'xWren & Co.x' }, 'EUR', []],
  ['an amount, in another currency', { text: 'Only 20 € today' }, 'JPY', ['amount']],
  ['an amount with a code', { text: 'Only EUR 20 today' }, 'JPY', ['amount']],
  ['an amount, in the same currency', { text: 'Only $20 today' }, 'EUR', []],
])('finds in %s what has to be checked', (_what, copied, currency, codes) => {
  expect(textNotes(copied, SOURCE, { currency }).map(({ code }) => code)).toEqual(codes);
});
