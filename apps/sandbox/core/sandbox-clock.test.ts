import { expect, it } from 'vitest';
import { untilDaylightMs, untilMorningMs } from './sandbox-clock.ts';

it.each([
  ['at noon', '2026-11-20T11:00:00Z', '2026-11-20T11:00:00.000Z'],
  ['before the shops open', '2026-11-20T05:12:34Z', '2026-11-20T09:00:00.000Z'],
  ['in the evening', '2026-11-20T16:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['before midnight', '2026-11-20T22:59:59Z', '2026-11-21T09:00:00.000Z'],
])('a world that starts %s starts during the day', (_name, now, begins) => {
  const moment = new Date(now);
  expect(new Date(moment.getTime() + untilDaylightMs(moment)).toISOString()).toBe(begins);
});

it.each([
  ['just before ten', '2026-11-20T08:59:59Z', '2026-11-20T09:00:00.000Z'],
  ['at ten, if asked again', '2026-11-20T09:00:02Z', '2026-11-20T09:00:02.000Z'],
  ['later that morning', '2026-11-20T09:10:00Z', '2026-11-21T09:00:00.000Z'],
])('finds the next morning %s', (_name, now, morning) => {
  const moment = new Date(now);
  expect(new Date(moment.getTime() + untilMorningMs(moment)).toISOString()).toBe(morning);
});
