import { expect, it } from 'vitest';
import { codeEndsAt, WAY_MS } from './code-ending.ts';

const NOW = new Date('2026-11-24T12:10:00Z');

it.each([
  ['three days', 3 * 86_400, '2026-11-27T13:00:00Z'],
  ['a day', 86_400, '2026-11-25T13:00:00Z'],
  ['two hours', 7200, '2026-11-24T14:45:00Z'],
  ['half an hour', 1800, '2026-11-24T13:15:00Z'],
  ['thirty seconds', 30, '2026-11-24T12:45:00Z'],
])(
  'a code for %s (%i seconds) ends no earlier than promised and at most an hour and a half later',
  (_what, seconds, endsAt) => {
    expect(codeEndsAt(seconds, NOW)).toEqual(new Date(endsAt));
  },
);

it('a code never ends earlier than promised for a message sent within half an hour, or more than an hour and a half later', () => {
  for (let minute = 0; minute < 120; minute += 7) {
    for (const seconds of [1, 59, 3600, 86_399, 86_400, 86_401, 9999 * 86_400]) {
      const now = new Date(NOW.getTime() + minute * 60_000);
      const laterMs = codeEndsAt(seconds, now).getTime() - now.getTime() - seconds * 1000;
      expect(laterMs).toBeGreaterThanOrEqual(WAY_MS);
      expect(laterMs).toBeLessThan(seconds < 86_400 ? 45 * 60_000 : 90 * 60_000);
    }
  }
});
