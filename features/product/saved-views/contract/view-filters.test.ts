import { expect, test } from 'vitest';
import { readViewFilters, type ViewList } from './view-filters.ts';

test.each<[string, ViewList, string, object]>([
  [
    'filters and sorting',
    'messages',
    'state=failed,skipped&sortOrder=asc',
    { sortOrder: 'asc', state: 'failed,skipped' },
  ],
  ['an unknown filter', 'messages', 'colour=blue&channel=WA', { channel: 'WA' }],
  ['a value that the list no longer knows', 'orders', 'credited=maybe&channel=FB', { channel: 'FB' }],
  ['a filter of another list', 'orders', 'standing=never', {}],
  ['the search for a person', 'subscribers', 'search=%2B4915215550101&standing=never', { standing: 'never' }],
  ['an empty value', 'subscribers', 'from=', {}],
  ['the name of something that every object has', 'orders', 'toString=1', {}],
])('%s', (_name, list, address, filters) => {
  expect(readViewFilters(list, new URLSearchParams(address))).toEqual(filters);
});
