import { expect, it } from 'vitest';
import { SharedLookup } from './shared-lookup.ts';

it('looks up all keys of one turn of the event loop with one query', async () => {
  const queries: string[][] = [];
  const lookup = new SharedLookup(async (keys: string[]) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  const asked = ['one', 'two', 'one', 'unknown'].map((key) => lookup.find(key));
  expect(await Promise.all(asked)).toEqual(['ONE', 'TWO', 'ONE', null]);
  expect(await lookup.find('three')).toBe('THREE');
  expect(queries).toEqual([['one', 'two', 'unknown'], ['three']]);
});
