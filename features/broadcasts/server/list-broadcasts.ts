import { listSourceCounts } from '#features/analytics/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BroadcastListItem } from '../contract/broadcast.ts';
import { conditionInWords } from './audience-people.ts';
import { toAnalytics, toListItem } from './describe-broadcast.ts';
import { readRow } from './stored-broadcast.ts';

/** The broadcasts of a shop, the newest first, each with what it sent and earned. */
export async function listBroadcasts(
  tx: Tx,
  shopId: number,
): Promise<{ broadcasts: BroadcastListItem[]; currencyCode: string }> {
  const { currency } = await getShop(tx, shopId);
  const rows = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('broadcast_id', 'desc')
    .execute();
  const counts = await listSourceCounts(tx, shopId, { channel: 'WA', kind: 'broadcast', type: 'broadcast' });
  const broadcasts: BroadcastListItem[] = [];
  for (const found of rows) {
    const row = readRow(found);
    const analytics = toAnalytics(counts.get(row.broadcast_id), currency);
    broadcasts.push(toListItem(row, analytics, await conditionInWords(tx, shopId, row.condition)));
  }
  return { broadcasts, currencyCode: currency };
}
