import { HOUR_MS } from '#platform/clock/durations.ts';
import type { AttributionWindows, TouchKind } from '../contract/attribution.ts';

/** Something that may have led to an order: a used code, a click, a read. */
export interface Touch {
  kind: TouchKind;
  at: Date;
  messageId: string;
}

/** Stores report an order's time in whole seconds, rounded down, so a touch within that second came before. */
const SECOND_MS = 1000;
const ORDER_OF_KINDS: readonly Touch['kind'][] = ['code', 'click', 'read'];

/**
 * Returns the touch that an order is credited to: the message's code, otherwise the last click, otherwise the last
 * read, each within its window. Never a touch that followed the order. Null if there is none.
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
      // Without a window there is no credit, even for a read at the same moment.
      return readHours === 0 ? Number.NEGATIVE_INFINITY : readHours * HOUR_MS;
  }
}

/** Of two touches at the same moment, always the same one is chosen, whatever their order of arrival. */
function latestFirst(one: Touch, other: Touch): number {
  return other.at.getTime() - one.at.getTime() || (one.messageId < other.messageId ? 1 : -1);
}
