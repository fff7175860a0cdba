import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { decideHealth } from './endpoint-health.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

it.each([
  ['just now', 0, null, 'goOn'],
  ['for almost a day', DAY_MS - 1, null, 'goOn'],
  ['for a day', DAY_MS, null, 'warn'],
  ['for a day, which the shop knows', DAY_MS + HOUR_MS, ago(HOUR_MS), 'goOn'],
  ['for almost five days', 5 * DAY_MS - 1, ago(4 * DAY_MS), 'goOn'],
  ['for five days', 5 * DAY_MS, ago(4 * DAY_MS), 'switchOff'],
  ['for five days, without a word so far', 5 * DAY_MS, null, 'switchOff'],
] as const)('failing %s', (_what, forMs, warnedAt, decision) => {
  expect(decideHealth({ failingSince: ago(forMs), warnedAt, now: NOW })).toBe(decision);
});
