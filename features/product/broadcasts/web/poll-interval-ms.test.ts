import { expect, it } from 'vitest';
import type { BroadcastStatus } from '../contract/broadcast.ts';
import { pollIntervalMs } from './poll-interval-ms.ts';

it.each<[what: string, statuses: BroadcastStatus[], interval: number | false]>([
  ['one that is being sent changes by the second', ['sent', 'sending', 'draft'], 3000],
  ['one that is scheduled may begin', ['draft', 'active'], 15_000],
  ['one that is sent still earns', ['Failed', 'sent'], 15_000],
  ['those that nothing happens to stand as they are', ['draft', 'Failed'], false],
  ['there is none', [], false],
])('%s', (_what, statuses, interval) => {
  expect(pollIntervalMs(statuses)).toBe(interval);
});
