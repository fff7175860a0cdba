import { getShop } from '#features/foundations/store-data/server/index.ts';
import { listSourceCounts } from '#features/product/analytics/server/index.ts';
import { describeCondition } from '#features/product/audiences/contract/describe-condition.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import { findWords } from '#features/product/audiences/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BroadcastListItem } from '../contract/broadcast.ts';
import type { SendingBroadcast } from '../contract/sending-calls.ts';
import { toAnalytics, toListItem, toSendingBroadcast } from './describe-broadcast.ts';
import { readRow } from './stored-broadcast.ts';

/** The broadcasts of a shop, the newest first, each with what it sent and earned. */
export async function listBroadcasts(
  tx: Tx,
  shopId: number,
): Promise<{ broadcasts: BroadcastListItem[]; currencyCode: string }> {
  const shop = await getShop(tx, shopId);
  const found = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('broadcast_id', 'desc')
    .execute();
  const rows = found.map(readRow);
  const counts = await listSourceCounts(tx, shopId, { channel: 'WA', kind: 'broadcast', type: 'broadcast' });
  // The names of everything that the audiences refer to, in one query.
  const rules = rows.flatMap(({ condition }) => condition.rules);
  const names = await findWords(tx, shopId, { rules });
  const broadcasts = rows.map((row) =>
    toListItem(row, shop, {
      analytics: toAnalytics(counts.get(row.broadcast_id), shop.currency),
      audienceName: describeCondition(SEGMENT_RULES, row.condition, names),
    }),
  );
  return { broadcasts, currencyCode: shop.currency };
}

/** The dashboard shows no more broadcasts in progress than this. */
const MOST_SENDING = 20;

/** The broadcasts of a shop that are being sent now, also those that are paused, the newest first. */
export async function listSending(tx: Tx, shopId: number): Promise<SendingBroadcast[]> {
  const found = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('status', '=', 'sending')
    .orderBy('started_at', 'desc')
    .orderBy('broadcast_id', 'desc')
    .limit(MOST_SENDING)
    .execute();
  return found.map((row) => toSendingBroadcast(readRow(row)));
}

/** Whether a broadcast of the shop is being sent now, or is paused. */
export async function isSendingAny(tx: Tx, shopId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('broadcasts')
    .select('broadcast_id')
    .where('shop_id', '=', shopId)
    .where('status', '=', 'sending')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
