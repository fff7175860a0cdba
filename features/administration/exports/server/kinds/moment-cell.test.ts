import { expect, it } from 'vitest';
import { momentCell } from './moment-cell.ts';

it.each([
  ['2026-07-01T22:30:00Z', 'Europe/Berlin', '2026-07-02 00:30:00'],
  ['2026-10-25T00:59:59Z', 'Europe/Berlin', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25 02:00:00'],
  ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01 05:45:00'],
  ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31 21:00:00'],
])('%s in %s is %s', (at, zone, cell) => expect(momentCell(new Date(at), zone)).toBe(cell));

it('leaves the cell empty without a time', () => expect(momentCell(null, 'UTC')).toBeNull());
