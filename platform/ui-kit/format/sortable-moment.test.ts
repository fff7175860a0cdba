import { expect, it } from 'vitest';
import { sortableMoment } from './sortable-moment.ts';

it.each([
  ['2026-11-22T10:08:00.000Z', 'Europe/Berlin', '2026-11-22 11:08:00'],
  ['2026-06-30T22:00:00.000Z', 'Europe/Berlin', '2026-07-01 00:00:00'],
  ['2026-01-01T00:30:09.000Z', 'America/New_York', '2025-12-31 19:30:09'],
])('%s in %s is %s', (moment, timeZone, written) => expect(sortableMoment(moment, timeZone)).toBe(written));
