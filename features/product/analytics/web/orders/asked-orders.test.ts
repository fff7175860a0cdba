import { expect, test } from 'vitest';
import { readAsked } from './asked-orders.ts';

test.each([
  ['scope=7&credited=clicks&sort=worth', { scope: 7, credited: 'clicks', sort: 'worth' }],
  ['from=2026-11-01&to=2026-11-07', { from: '2026-11-01', to: '2026-11-07' }],
  ['from=2026-11-20&credited=clicks', { credited: 'clicks' }],
  ['from=2026-11-27&to=2026-11-20&channel=WA', { channel: 'WA' }],
  ['scope=12&channel=smoke&sort=worth', { sort: 'worth' }],
])('reads the address %s as %o', (address, asked) => {
  expect(readAsked(new URLSearchParams(address))).toEqual(asked);
});
