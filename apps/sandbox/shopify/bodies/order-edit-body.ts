import { nextId } from '../new-id.ts';
import type { Order } from '../orders/order.ts';
import { storeTime } from '../store-time.ts';
import type { StoreRecords } from '../store.ts';

/** The change of quantity of one line. */
export interface LineDelta {
  lineId: number;
  delta: number;
}

/** The body of `orders/edited`. It contains the changes, but not the order. */
export function orderEditBody(
  { store }: StoreRecords,
  { order, deltas, note }: { order: Order; deltas: LineDelta[]; note: string | null },
) {
  const at = storeTime(order.updatedAt, store.timeZone);
  const linesWhere = (wanted: (delta: number) => boolean) =>
    deltas
      .filter(({ delta }) => wanted(delta))
      .map(({ lineId, delta }) => ({ id: lineId, delta: Math.abs(delta) }));
  return {
    order_edit: {
      id: nextId(store),
      app_id: null,
      created_at: at,
      notify_customer: false,
      order_id: order.id,
      staff_note: note,
      user_id: store.id,
      line_items: { additions: linesWhere((delta) => delta > 0), removals: linesWhere((delta) => delta < 0) },
      discounts: { line_item: { additions: [], removals: [] } },
      shipping_lines: { additions: [], removals: [] },
      committed_at: at,
    },
  };
}
