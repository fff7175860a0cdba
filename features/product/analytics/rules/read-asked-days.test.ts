import { expect, it } from 'vitest';
import { readAskedDays, writeAskedDays } from './read-asked-days.ts';

it.each([
  ['today', 'scope=0', { scope: 0 }],
  ['all time', 'scope=-1', { scope: -1 }],
  ['all time in another spelling', 'scope=360', { scope: -1 }],
  ['custom days', 'from=2026-11-01&to=2026-11-07', { from: '2026-11-01', to: '2026-11-07' }],
  [
    'custom days and a scope',
    'scope=7&from=2026-11-01&to=2026-11-01',
    { from: '2026-11-01', to: '2026-11-01' },
  ],
  ['nothing', '', null],
  ['an empty scope', 'scope=', null],
  ['an unknown scope', 'scope=14', null],
  ['a scope that is not a number', 'scope=week', null],
  ['an impossible day', 'from=2026-02-30&to=2026-03-01', null],
  ['days in reverse', 'from=2026-11-07&to=2026-11-01', null],
  ['too many days', 'from=1990-01-01&to=2026-11-01', null],
  ['only a first day', 'from=2026-11-01', null],
])('reads an address with %s', (_case, query, asked) => {
  expect(readAskedDays(new URLSearchParams(query))).toEqual(asked);
  if (asked) expect(readAskedDays(new URLSearchParams(writeAskedDays(asked)))).toEqual(asked);
});
