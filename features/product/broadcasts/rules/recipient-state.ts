import { DAY_MS } from '#platform/clock/durations.ts';

/** Classes of failures that a retry can help with. Messages that may have arrived are not among them. */
export const WORTH_RETRYING: ReadonlySet<string> = new Set([
  'transient',
  'rate',
  'pairRate',
  'media',
  'template',
  'account',
  'auth',
]);
/** The provider's marketing limit for the person, which may have passed a day later. */
export const WORTH_NEXT_DAY: ReadonlySet<string> = new Set(['perUserMarketing']);
/** Reasons of the gate that may have passed. */
export const DROPPED_FOR_NOW: ReadonlySet<string> = new Set(['templateStopped', 'expired', 'appUninstalled']);

/** Whether a retry can help a message. */
export function canRetry(
  ended: { state: string; errorClass: string | null; reason: string | null; failedAt: Date | null },
  now: Date,
): boolean {
  if (ended.state === 'skipped') return ended.reason !== null && DROPPED_FOR_NOW.has(ended.reason);
  if (ended.state !== 'failed' || ended.errorClass === null) return false;
  if (WORTH_RETRYING.has(ended.errorClass)) return true;
  const isDayOld = ended.failedAt !== null && now.getTime() - ended.failedAt.getTime() > DAY_MS;
  return WORTH_NEXT_DAY.has(ended.errorClass) && isDayOld;
}
