import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { announceChangedCredits } from '../credits/announce-changed-credits.ts';
import { settleOrders } from '../credits/settle-orders.ts';

/** Orders of a step, which is a transaction of its own. */
const AT_ONCE = 500;

/** Recounts the next orders of a shop whose windows changed. Returns whether there may be more. */
export async function recountNextOrders(ctx: Pick<Context, 'slowDb' | 'events'>): Promise<boolean> {
  return ctx.slowDb.transaction().execute(async (tx) => {
    const due = await claimShop(tx);
    if (!due) return false;
    const orderIds = await nextOrders(tx, due.shop_id, due.recounted_to ?? '');
    await announceChangedCredits(
      ctx,
      tx,
      due.shop_id,
      await settleOrders(tx, due.shop_id, { rechosen: orderIds }),
    );
    await tx
      .updateTable('attribution_settings')
      .set({ recounted_to: orderIds.length < AT_ONCE ? null : (orderIds.at(-1) ?? null) })
      .where('shop_id', '=', due.shop_id)
      .execute();
    return true;
  });
}

async function claimShop(tx: Tx) {
  // A concurrent change of the windows waits for this step, and makes the recount start again.
  const { rows } = await sql<{ shop_id: number; recounted_to: string | null }>`
    select shop_id, recounted_to from attribution_settings where recounted_to is not null
    order by random() limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

async function nextOrders(tx: Tx, shopId: number, after: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Whether a shop's orders must be recounted. */
export function recountsDue(): RawBuilder<boolean> {
  return sql`exists (select from attribution_settings where recounted_to is not null)`;
}
