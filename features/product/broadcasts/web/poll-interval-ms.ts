import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import type { BroadcastStatus } from '../contract/broadcast.ts';

const SELDOM_MS = 15_000;

/**
 * Returns how often broadcasts are requested: often while one is sent. A scheduled one may start, and the figures of a
 * sent one still change.
 */
export function pollIntervalMs(statuses: readonly BroadcastStatus[]): number | false {
  if (statuses.includes('sending')) return LIVE_REFETCH_MS;
  return statuses.includes('active') || statuses.includes('sent') ? SELDOM_MS : false;
}
