import { expect, it } from 'vitest';
import { toBatches } from './to-batches.ts';

const waves = (items: readonly string[]) => toBatches(items, (one) => one.slice(1).split(''));

it.each([
  ['nothing in common: one wave', ['1a', '2b', '3c'], [['1a', '2b', '3c']]],
  ['the same again: in its order', ['1a', '2a', '3a'], [['1a'], ['2a'], ['3a']]],
  ['one that names both comes after both', ['1a', '2b', '3ab', '4b'], [['1a', '2b'], ['3ab'], ['4b']]],
  ['others do not wait', ['1a', '2a', '3b'], [['1a', '3b'], ['2a']]],
  ['what names nothing waits for nothing', ['1a', '2a', '3'], [['1a', '3'], ['2a']]],
  ['nothing told', [], []],
])('%s', (_name, items, expected) => {
  expect(waves(items)).toEqual(expected);
});
