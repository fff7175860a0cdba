import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import type { Broadcast, BroadcastStatus } from '../contract/broadcast.ts';

const SELDOM_MS = 15_000;

/**
 * Returns how often broadcasts are requested: often while one is sent. A scheduled one may start, and the figures of a
 * sent one still change.
 */
export function pollIntervalMs(statuses: readonly BroadcastStatus[]): number | false {
  if (statuses.includes('sending')) return LIVE_REFETCH_MS;
  return statuses.includes('active') || statuses.includes('sent') ? SELDOM_MS : false;
}

/** Whether a scheduled broadcast is about to start, so that its page shows the start soon. */
export function isStarting(
  { status, scheduleTime }: Pick<Broadcast, 'status' | 'scheduleTime'>,
  nowMs: number,
): boolean {
  return (
    status === 'active' && scheduleTime !== null && new Date(scheduleTime).getTime() <= nowMs + SELDOM_MS
  );
}
