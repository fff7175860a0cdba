import type { RawBuilder } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { RetentionSettings } from '#platform/config/retention-settings.ts';

/** Rows of a table that only grows, and for how long they are kept. Each owner of a table states its own. */
export interface RetentionTerm {
  table: string;
  /** The columns that tell its rows apart, across the parts of a partitioned table. */
  key: readonly string[];
  /** What the rows are, for the operator's page. */
  what: string;
  kept: Kept;
  /** A condition on the table: which rows are older than this moment. */
  isOlder: (than: Date) => RawBuilder<unknown>;
}

type Kept =
  | { days: number; butNotShorterThan?: 'webhooks' }
  /** The rows carry the moment themselves. */
  | 'until they end'
  /** For the days of BELLBIRD_KEEP_INBOX_DAYS. */
  | 'like webhooks'
  /** For the days of BELLBIRD_KEEP_AUDIT_DAYS. */
  | 'like the audit log'
  /** For the months of BELLBIRD_KEEP_MESSAGES_MONTHS, or for ever. */
  | 'like messages';

/** Returns the time before which rows are removed, or null if rows are kept for ever. */
export function removedBefore(kept: Kept, now: Date, settings: RetentionSettings): Date | null {
  if (kept === 'until they end') return now;
  if (kept !== 'like messages') return new Date(now.getTime() - daysOf(kept, settings) * DAY_MS);
  if (settings.messageMonths === null) return null;
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - settings.messageMonths);
  return then;
}

/** Describes the retention terms, sorted by length: rows with an end of their own first, messages last. */
export function describeTerms(
  terms: readonly RetentionTerm[],
  settings: RetentionSettings,
): { table: string; what: string; howLong: string }[] {
  const rank = ({ kept }: RetentionTerm) => {
    if (kept === 'until they end') return 0;
    return kept === 'like messages' ? Infinity : daysOf(kept, settings);
  };
  return terms
    .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
    .map(({ table, what, kept }) => ({ table, what, howLong: inWords(kept, settings) }));
}

function inWords(kept: Kept, settings: RetentionSettings): string {
  if (kept === 'until they end') return kept;
  if (kept !== 'like messages') return `${daysOf(kept, settings)} days`;
  return settings.messageMonths === null ? 'for ever' : `${settings.messageMonths} months`;
}

function daysOf(
  kept: Exclude<Kept, 'until they end' | 'like messages'>,
  settings: RetentionSettings,
): number {
  if (kept === 'like webhooks') return settings.inboxDays;
  if (kept === 'like the audit log') return settings.auditDays;
  return kept.butNotShorterThan === 'webhooks' ? Math.max(kept.days, settings.inboxDays) : kept.days;
}
