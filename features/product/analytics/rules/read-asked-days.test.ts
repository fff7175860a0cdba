import { expect, it } from 'vitest';
import { readAskedDays, writeAskedDays } from './read-asked-days.ts';

it.each([
  ['today', 'scope=0', { scope: 0 }],
  ['all time', 'scope=-1', { scope: -1 }],
  ['all time as some lists write it', 'scope=360', { scope: -1 }],
  ['days of one’s own', 'from=2026-11-01&to=2026-11-07', { from: '2026-11-01', to: '2026-11-07' }],
  [
    'days of one’s own before a scope',
    'scope=7&from=2026-11-01&to=2026-11-01',
    { from: '2026-11-01', to: '2026-11-01' },
  ],
  ['nothing', '', null],
  ['an empty scope', 'scope=', null],
  ['fourteen days, which no screen has', 'scope=14', null],
  ['a word', 'scope=week', null],
  ['a day that is none', 'from=2026-02-30&to=2026-03-01', null],
  ['days that run backwards', 'from=2026-11-07&to=2026-11-01', null],
  ['more days than anybody draws', 'from=1990-01-01&to=2026-11-01', null],
  ['a beginning alone', 'from=2026-11-01', null],
])('an address that asks for %s', (_what, query, asked) => {
  expect(readAskedDays(new URLSearchParams(query))).toEqual(asked);
  if (asked) expect(readAskedDays(new URLSearchParams(writeAskedDays(asked)))).toEqual(asked);
});
