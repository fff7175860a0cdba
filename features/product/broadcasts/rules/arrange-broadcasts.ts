import type { Sorting as ListSorting } from '#platform/ui-kit/list/sorting.ts';
import type { BroadcastListItem, BroadcastStatus } from '../contract/broadcast.ts';

export type SortKey = 'name' | 'status' | 'when' | 'sent' | 'read' | 'CTR' | 'revenue';
export type Sorting = ListSorting<SortKey>;

/** The order of states from unfinished to finished. */
const COURSE: readonly BroadcastStatus[] = ['draft', 'active', 'sending', 'sent', 'Failed'];

/** Sorts broadcasts. By default newest first; equal ones keep that order. */
export function arrangeBroadcasts(
  broadcasts: readonly BroadcastListItem[],
  sorting: Sorting | null,
): readonly BroadcastListItem[] {
  if (sorting === null) return broadcasts;
  const { key, isDescending } = sorting;
  const sign = isDescending ? -1 : 1;
  return broadcasts.toSorted((one, other) => {
    const [a, b] = [keyOf(one, key), keyOf(other, key)];
    // Broadcasts without a value come last in both directions.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b);
}

/** Null if there is nothing to sort by: no time yet, or no figures. */
function keyOf(broadcast: BroadcastListItem, key: SortKey): string | number | null {
  const { broadcastName, status, analytics } = broadcast;
  switch (key) {
    case 'name':
      return broadcastName;
    case 'status':
      return COURSE.indexOf(status);
    case 'when': {
      const at = momentOf(broadcast);
      return at === null ? null : new Date(at).getTime();
    }
    case 'sent':
    case 'read':
    case 'CTR':
      return hasFigures(broadcast) ? analytics[key] : null;
    case 'revenue':
      return hasFigures(broadcast) ? analytics.revenueMinor : null;
  }
}

/** Returns the start, otherwise the scheduled time. */
export function momentOf({ startedAt, scheduleTime }: BroadcastListItem): string | null {
  return startedAt ?? scheduleTime;
}

/** Whether some of it was sent, so that its figures mean something. */
export function hasFigures({ status }: Pick<BroadcastListItem, 'status'>): boolean {
  return status === 'sending' || status === 'sent';
}
