export type HistoryState = 'importing' | 'done' | 'declined';

/** How far the import of older messages is. */
export interface History {
  state: HistoryState | null;
  percent: number | null;
}

/** What WhatsApp reports about the import. */
export interface HistoryReport {
  percent: number | null;
  errorCodes: readonly number[];
}

/** "History sharing is turned off by the business": the owner shares no older messages. */
const DECLINED = 2593109;

/**
 * Returns the import after a report. Reports arrive twice and in any order, so a percentage never falls, and an import
 * that is done stays done.
 */
export function afterReport(before: History, { percent, errorCodes }: HistoryReport): History {
  if (errorCodes.includes(DECLINED)) {
    return before.percent === null ? { state: 'declined', percent: null } : before;
  }
  if (percent === null) return before;
  const reached = Math.max(before.percent ?? 0, Math.min(100, Math.max(0, percent)));
  return { state: reached === 100 ? 'done' : 'importing', percent: reached };
}
