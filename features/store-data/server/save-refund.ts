import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { RefundFacts } from '../contract/store-facts.ts';

/** The refunds of an order that are known, oldest first. */
export async function listRefunds(tx: Tx, shopId: number, orderId: string): Promise<RefundFacts[]> {
  const rows = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('refunded_at')
    .execute();
  return rows.map((row) => ({
    refundId: row.refund_id,
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    refundedAt: row.refunded_at,
  }));
}

/** Stores a refund. Returns false when it was stored before, or no money went back yet: then it is told again. */
export async function saveRefund(tx: Tx, shopId: number, refund: RefundFacts): Promise<boolean> {
  if (refund.amountMinor === 0) return false;
  const saved = await tx
    .insertInto('refunds')
    .values({
      shop_id: shopId,
      refund_id: refund.refundId,
      order_id: refund.orderId,
      amount_minor: refund.amountMinor,
      refunded_at: refund.refundedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Stores by how much an order's worth changed, and when; two edits in one second are one. */
export async function saveOrderEdit(
  tx: Tx,
  shopId: number,
  edit: { orderId: string; changeMinor: number; editedAt: Date },
): Promise<void> {
  await tx
    .insertInto('order_edits')
    .values({
      shop_id: shopId,
      order_id: edit.orderId,
      edited_at: edit.editedAt,
      change_minor: edit.changeMinor,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'order_id', 'edited_at'])
        .doUpdateSet({ change_minor: sql`order_edits.change_minor + excluded.change_minor` }),
    )
    .execute();
}
