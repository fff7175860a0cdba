import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import type { BroadcastStatus } from '../contract/broadcast.ts';

const SELDOM_MS = 15_000;

/**
 * How often broadcasts are looked at again: often while one is sent. One whose time is still to come may begin
 * meanwhile, and one that is sent counts on, as people read it and order.
 */
export function pollIntervalMs(statuses: readonly BroadcastStatus[]): number | false {
  if (statuses.includes('sending')) return LIVE_REFETCH_MS;
  return statuses.includes('active') || statuses.includes('sent') ? SELDOM_MS : false;
}
