import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { USUAL_WINDOWS } from '../../contract/attribution.ts';
import { chooseTouch } from '../../rules/choose-touch.ts';
import { worthOf, type DayLine } from './credit-queries.ts';
import type { Candidate } from './find-candidates.ts';

/** The message by which an order is billed. */
export interface Billed {
  orderId: string;
  messageId: string;
  messageCreatedAt: Date;
  orderedAt: Date;
}

interface StoredBill extends Billed {
  amountMinor: number;
  returnedMinor: number;
  /** Whether the billed message was deleted, or anonymised by an erasure. The bill then stays. */
  isMessageGone: boolean;
}

/** Returns the stored bills of these orders, by order. */
export async function findBilled(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StoredBill>> {
  const { rows } = await sql<StoredBill>`
    select b.order_id as "orderId", b.message_id as "messageId", b.message_created_at as "messageCreatedAt",
      b.ordered_at as "orderedAt", b.amount_minor as "amountMinor", b.returned_minor as "returnedMinor",
      not exists (select from messages m where m.shop_id = b.shop_id and m.message_id = b.message_id
        and m.created_at = b.message_created_at and m.source_event <> 'erased') as "isMessageGone"
    from billed_credits b where b.shop_id = ${shopId} and b.order_id = any(${[...orderIds]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.orderId, row]));
}

/**
 * Returns the bills of orders for revenue plans. An order is billed if a code or a click led to it within the default
 * windows, whatever windows the shop has set. Orders that are not in `rechosen`, and orders whose billed message is gone,
 * keep their bills unless a candidate replaces them.
 */
export function chooseBilled(
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  rechosen: readonly string[],
  before: ReadonlyMap<string, StoredBill>,
): Map<string, Billed> {
  const kept = [...before].filter(
    ([orderId, { isMessageGone }]) => isMessageGone || !rechosen.includes(orderId),
  );
  const billed = new Map<string, Billed>(kept);
  for (const [orderId, own] of candidates) {
    const orderedAt = own[0]?.orderedAt;
    const chosen =
      orderedAt &&
      chooseTouch(
        orderedAt,
        own.filter(({ kind }) => kind !== 'read'),
        USUAL_WINDOWS,
      );
    if (!chosen) continue;
    const { messageId, messageCreatedAt } = chosen;
    billed.set(orderId, { orderId, messageId, messageCreatedAt, orderedAt });
  }
  return billed;
}

/** The changes of the stored bills. */
export interface BilledChanges {
  gone: readonly string[];
  added: readonly (Billed & { amountMinor: number; returnedMinor: number })[];
}

/** Returns the changes that turn the stored bills into `after`, with the current value of the orders. */
export function compareBilled(
  before: ReadonlyMap<string, StoredBill>,
  after: ReadonlyMap<string, Billed>,
  linesOf: ReadonlyMap<string, readonly DayLine[]>,
): BilledChanges {
  const added = [...after.values()].flatMap((billed) => {
    const { amountMinor, returnedMinor } = worthOf(linesOf.get(billed.orderId) ?? []);
    const was = before.get(billed.orderId);
    const isSame =
      was?.messageId === billed.messageId &&
      was.amountMinor === amountMinor &&
      was.returnedMinor === returnedMinor;
    return isSame ? [] : [{ ...billed, amountMinor, returnedMinor }];
  });
  return { gone: [...before.keys()].filter((orderId) => !after.has(orderId)), added };
}

export function changedOrders({ gone, added }: BilledChanges): string[] {
  return [...gone, ...added.map(({ orderId }) => orderId)];
}

export async function storeBilled(tx: Tx, shopId: number, { gone, added }: BilledChanges): Promise<void> {
  if (gone.length > 0)
    await sql`delete from billed_credits where shop_id = ${shopId} and order_id = any(${[...gone]}::text[])`.execute(
      tx,
    );
  if (added.length === 0) return;
  const rows = added.map((billed) => ({
    shop_id: shopId,
    order_id: billed.orderId,
    message_id: billed.messageId,
    message_created_at: billed.messageCreatedAt,
    ordered_at: billed.orderedAt,
    amount_minor: billed.amountMinor,
    returned_minor: billed.returnedMinor,
  }));
  await sql`
    insert into billed_credits
    select * from json_populate_recordset(null::billed_credits, ${storableJson(rows)}::json)
    on conflict (shop_id, order_id) do update set message_id = excluded.message_id,
      message_created_at = excluded.message_created_at, ordered_at = excluded.ordered_at,
      amount_minor = excluded.amount_minor, returned_minor = excluded.returned_minor`.execute(tx);
}
