import { expect, it } from 'vitest';
import { toBatches } from './to-batches.ts';

const batchesOf = (items: readonly string[]) => toBatches(items, (one) => one.slice(1).split(''));

it.each([
  ['nothing in common: one batch', ['1a', '2b', '3c'], [['1a', '2b', '3c']]],
  ['the same name: one after the other', ['1a', '2a', '3a'], [['1a'], ['2a'], ['3a']]],
  ['an item with both names comes after both', ['1a', '2b', '3ab', '4b'], [['1a', '2b'], ['3ab'], ['4b']]],
  ['other names do not wait', ['1a', '2a', '3b'], [['1a', '3b'], ['2a']]],
  ['an item without names never waits', ['1a', '2a', '3'], [['1a', '3'], ['2a']]],
  ['no items', [], []],
])('%s', (_name, items, expected) => {
  expect(batchesOf(items)).toEqual(expected);
});
