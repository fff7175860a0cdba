import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { RefundFacts } from '../../contract/store-facts.ts';

/** The refunds of known orders, oldest first. */
export async function listRefunds(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<RefundFacts[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<RefundFacts>`
    select refund_id as "refundId", order_id as "orderId", amount_minor as "amountMinor", refunded_at as "refundedAt"
    from refunds where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])
    order by refunded_at, refund_id`.execute(tx);
  return rows;
}

/**
 * Stores refunds with a refunded amount, or a higher one than stored: with several payments, each is settled in its
 * time and reported again. Returns the ids of the stored ones.
 */
export async function saveRefunds(
  tx: Tx,
  shopId: number,
  refunds: readonly RefundFacts[],
): Promise<ReadonlySet<string>> {
  const paidBack = [...mostOfEach(refunds.filter(({ amountMinor }) => amountMinor !== 0)).values()];
  if (paidBack.length === 0) return new Set();
  const { rows } = await sql<{ refund_id: string }>`
    insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at)
    select ${shopId}, r."refundId", r."orderId", r."amountMinor", r."refundedAt"
    from json_to_recordset(${storableJson(paidBack)}::json)
      as r("refundId" text, "orderId" text, "amountMinor" bigint, "refundedAt" timestamptz)
    on conflict (shop_id, refund_id) do update set amount_minor = excluded.amount_minor
      where excluded.amount_minor > refunds.amount_minor
    returning refund_id`.execute(tx);
  return new Set(rows.map((row) => row.refund_id));
}

/** One statement may not write a row twice. */
function mostOfEach(refunds: readonly RefundFacts[]): Map<string, RefundFacts> {
  return new Map(
    refunds
      .toSorted((one, other) => one.amountMinor - other.amountMinor)
      .map((refund) => [refund.refundId, refund]),
  );
}

/** By how much an order's value changed, and when. */
export interface OrderEdit {
  orderId: string;
  changeMinor: number;
  editedAt: Date;
}

/** Stores edits; two edits of one order in one second are one. */
export async function saveOrderEdits(tx: Tx, shopId: number, edits: readonly OrderEdit[]): Promise<void> {
  if (edits.length === 0) return;
  await sql`
    insert into order_edits (shop_id, order_id, edited_at, change_minor)
    select ${shopId}, e."orderId", e."editedAt", e."changeMinor"
    from json_to_recordset(${storableJson(edits)}::json)
      as e("orderId" text, "changeMinor" bigint, "editedAt" timestamptz)
    on conflict (shop_id, order_id, edited_at)
      do update set change_minor = order_edits.change_minor + excluded.change_minor`.execute(tx);
}
