/** What became of the messages of some days. */
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
  /** What it is a share of, in words and as a number; null for the first. */
  of: { name: string; count: number } | null;
}

/** How far messages came. What failed is a share of all with an end: what was refused at once was never sent. */
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

/** What fills the whole width: no step is longer. */
export function widestOf({ sent, delivered, failed }: Counts): number {
  return Math.max(sent, delivered + failed);
}
