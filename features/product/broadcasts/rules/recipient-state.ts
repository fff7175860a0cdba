import { DAY_MS } from '#platform/clock/durations.ts';

/** Classes of failures that another try can help with; what may have arrived is never among them. */
export const WORTH_RETRYING: ReadonlySet<string> = new Set([
  'transient',
  'rate',
  'pairRate',
  'media',
  'template',
  'account',
  'auth',
]);
/** The person's own limit of marketing: a day later it may pass. */
export const WORTH_NEXT_DAY: ReadonlySet<string> = new Set(['perUserMarketing']);
/** Why the gate dropped what may go by now. */
export const DROPPED_FOR_NOW: ReadonlySet<string> = new Set(['templateStopped', 'expired', 'appUninstalled']);

/** Whether another try can help with what became of a message. */
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
