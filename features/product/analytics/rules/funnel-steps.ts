/** The results of the messages of some days. */
interface Counts {
  sent: number;
  delivered: number;
  read: number;
  clicked: number;
  orders: number;
  failed: number;
}

export interface Step {
  name: string;
  count: number;
  /** The whole that it is a share of, in words and as a number. Null for the first step. */
  of: { name: string; count: number } | null;
}

/**
 * Returns how far messages came. Failures are a share of all finished messages, because immediately refused ones were
 * never sent.
 */
export function stepsOf({ sent, delivered, read, clicked, orders, failed }: Counts): Step[] {
  const ofDelivered = { name: 'delivered', count: delivered };
  return [
    { name: 'Sent', count: sent, of: null },
    { name: 'Delivered', count: delivered, of: { name: 'sent', count: sent } },
    { name: 'Read', count: read, of: ofDelivered },
    { name: 'Clicked', count: clicked, of: ofDelivered },
    { name: 'Ordered', count: orders, of: ofDelivered },
    { name: 'Failed', count: failed, of: { name: 'delivered or failed', count: delivered + failed } },
  ];
}

/** Returns the longest step, which fills the whole width. */
export function widestOf({ sent, delivered, failed }: Counts): number {
  return Math.max(sent, delivered + failed);
}
