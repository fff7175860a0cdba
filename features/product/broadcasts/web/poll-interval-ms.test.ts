import { expect, it } from 'vitest';
import type { BroadcastStatus } from '../contract/broadcast.ts';
import { isStarting, pollIntervalMs } from './poll-interval-ms.ts';

it.each<[what: string, statuses: BroadcastStatus[], interval: number | false]>([
  ['a broadcast that is being sent', ['sent', 'sending', 'draft'], 3000],
  ['a scheduled broadcast, which can start', ['draft', 'active'], 15_000],
  ['a sent broadcast, whose revenue can grow', ['Failed', 'sent'], 15_000],
  ['broadcasts that do not change', ['draft', 'Failed'], false],
  ['no broadcasts', [], false],
])('%s', (_what, statuses, interval) => {
  expect(pollIntervalMs(statuses)).toBe(interval);
});

it.each<[what: string, status: BroadcastStatus, scheduleTime: string | null, isSoon: boolean]>([
  ['a broadcast for now starts soon', 'active', '2026-11-27T09:59:59.000Z', true],
  ['a broadcast that is almost due starts soon', 'active', '2026-11-27T10:00:10.000Z', true],
  ['a broadcast for tomorrow does not', 'active', '2026-11-28T10:00:00.000Z', false],
  ['a draft with a time does not', 'draft', '2026-11-27T10:00:00.000Z', false],
  ['a draft without a time does not', 'draft', null, false],
])('%s', (_what, status, scheduleTime, isSoon) => {
  expect(isStarting({ status, scheduleTime }, new Date('2026-11-27T10:00:00Z').getTime())).toBe(isSoon);
});
