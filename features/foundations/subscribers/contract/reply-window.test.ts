import { expect, it } from 'vitest';
import { windowEndMs } from './reply-window.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);

it.each([
  ['nobody wrote', null, null, null],
  ['a message', hoursAgo(23), null, 1],
  ['a message from yesterday', hoursAgo(24), null, 0],
  ['a message after an ad', hoursAgo(100), hoursAgo(100), 68],
  ['a message at the end of an ad’s week', hoursAgo(1), hoursAgo(167), 23],
])('%s', (_name, lastInboundAt, adWroteAt, hoursLeft) => {
  const endMs = windowEndMs({ lastInboundAt, adWroteAt });
  expect(endMs).toBe(hoursLeft === null ? 0 : NOON.getTime() + hoursLeft * 3_600_000);
});
