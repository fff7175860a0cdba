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
  name: 'sent' | 'delivered' | 'read' | 'clicked' | 'ordered' | 'failed';
  count: number;
  /** The whole that it is a share of. Null for the first step. */
  of: { name: 'sent' | 'delivered' | 'finished'; count: number } | null;
}

/**
 * Returns how far messages came. Failures are a share of all finished messages, because immediately refused ones were
 * never sent.
 */
export function stepsOf({ sent, delivered, read, clicked, orders, failed }: Counts): Step[] {
  const ofDelivered = { name: 'delivered', count: delivered } as const;
  return [
    { name: 'sent', count: sent, of: null },
    { name: 'delivered', count: delivered, of: { name: 'sent', count: sent } },
    { name: 'read', count: read, of: ofDelivered },
    { name: 'clicked', count: clicked, of: ofDelivered },
    { name: 'ordered', count: orders, of: ofDelivered },
    { name: 'failed', count: failed, of: { name: 'finished', count: delivered + failed } },
  ];
}

/** Returns the longest step, which fills the whole width. */
export function widestOf({ sent, delivered, failed }: Counts): number {
  return Math.max(sent, delivered + failed);
}
