import { HOUR_MS } from '#platform/clock/durations.ts';
import type { AttributionWindows, TouchKind } from '../contract/attribution.ts';

/** Something that may have led to an order: a code used, a click, a message read. */
export interface Touch {
  kind: TouchKind;
  at: Date;
  messageId: string;
}

/** A store tells when an order was placed in whole seconds, cut off: what came within that second came before. */
const SECOND_MS = 1000;
const ORDER_OF_KINDS: readonly Touch['kind'][] = ['code', 'click', 'read'];

/**
 * The one touch an order is credited to: the code a message carried, else the last click, else the last read, each
 * within its window; never one that only followed the order. Null when there is none.
 */
export function chooseTouch<One extends Touch>(
  orderedAt: Date,
  touches: readonly One[],
  windows: AttributionWindows,
): One | null {
  for (const kind of ORDER_OF_KINDS) {
    const [latest] = touches
      .filter((touch) => touch.kind === kind && touch.at.getTime() < orderedAt.getTime() + SECOND_MS)
      .filter((touch) => orderedAt.getTime() - touch.at.getTime() <= windowMs(kind, windows))
      .toSorted(latestFirst);
    if (latest) return latest;
  }
  return null;
}

function windowMs(kind: TouchKind, { clickHours, readHours }: AttributionWindows): number {
  switch (kind) {
    case 'code':
      return Number.POSITIVE_INFINITY;
    case 'click':
      return clickHours * HOUR_MS;
    case 'read':
      // No window is no credit, also for what was read in the very moment.
      return readHours === 0 ? Number.NEGATIVE_INFINITY : readHours * HOUR_MS;
  }
}

/** Of two in one moment always the same one: in whatever order they were told, the order has one credit. */
function latestFirst(one: Touch, other: Touch): number {
  return other.at.getTime() - one.at.getTime() || (one.messageId < other.messageId ? 1 : -1);
}
