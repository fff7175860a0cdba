import { expect, it } from 'vitest';
import type { BroadcastStatus } from '../contract/broadcast.ts';
import { isStarting, pollIntervalMs } from './poll-interval-ms.ts';

it.each<[what: string, statuses: BroadcastStatus[], interval: number | false]>([
  ['one that is being sent changes by the second', ['sent', 'sending', 'draft'], 3000],
  ['one that is scheduled may begin', ['draft', 'active'], 15_000],
  ['one that is sent still earns', ['Failed', 'sent'], 15_000],
  ['those that nothing happens to stand as they are', ['draft', 'Failed'], false],
  ['there is none', [], false],
])('%s', (_what, statuses, interval) => {
  expect(pollIntervalMs(statuses)).toBe(interval);
});

it.each<[what: string, status: BroadcastStatus, scheduleTime: string | null, isSoon: boolean]>([
  ['one that is sent now starts', 'active', '2026-11-27T09:59:59.000Z', true],
  ['one whose time comes starts', 'active', '2026-11-27T10:00:10.000Z', true],
  ['one of tomorrow does not', 'active', '2026-11-28T10:00:00.000Z', false],
  ['a draft does not, whatever time it has', 'draft', '2026-11-27T10:00:00.000Z', false],
  ['one without a time does not', 'draft', null, false],
])('%s', (_what, status, scheduleTime, isSoon) => {
  expect(isStarting({ status, scheduleTime }, new Date('2026-11-27T10:00:00Z').getTime())).toBe(isSoon);
});
