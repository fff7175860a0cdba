/** Something that may have led to an order: a code used, a click, a message read. */
export interface Touch {
  kind: 'code' | 'click' | 'read';
  at: Date;
  messageId: string;
}

const DAY_MS = 24 * 3600 * 1000;
/** How long before an order a touch may lie to be credited. A code counts for as long as it is valid. */
const WINDOW_MS: Record<Touch['kind'], number> = {
  code: Number.POSITIVE_INFINITY,
  click: 5 * DAY_MS,
  read: DAY_MS,
};
const ORDER_OF_KINDS: readonly Touch['kind'][] = ['code', 'click', 'read'];

/**
 * The one touch an order is credited to: the code a message carried, else the last click within 5 days, else the
 * last read within 24 hours; never one that only followed the order. Null when there is none.
 */
export function chooseTouch(orderedAt: Date, touches: readonly Touch[]): Touch | null {
  for (const kind of ORDER_OF_KINDS) {
    const fitting = touches
      .filter((touch) => touch.kind === kind && touch.at <= orderedAt)
      .filter((touch) => orderedAt.getTime() - touch.at.getTime() <= WINDOW_MS[kind])
      .toSorted((one, other) => other.at.getTime() - one.at.getTime());
    if (fitting[0]) return fitting[0];
  }
  return null;
}
