import { sql } from 'kysely';
import { isAllSendingPaused } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StatusReason } from '../../rules/status-reason.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';

type Asked = Pick<StoredBroadcast, 'shop_id' | 'broadcast_id' | 'sender_id'>;

/** Whether the provider stopped a template that waiting messages of a broadcast need. */
export async function findStoppedTemplate(tx: Tx, row: Asked): Promise<boolean> {
  const { rows } = await sql`
    select from broadcast_sendings b
    join sendings s on s.shop_id = b.shop_id and s.sending_id = b.sending_id and s.state <> 'cancelled'
    left join template_submissions t on t.shop_id = b.shop_id and t.sender_id = ${row.sender_id}
      and t.name = b.template_name and t.language = b.language
    where b.shop_id = ${row.shop_id} and b.broadcast_id = ${row.broadcast_id}
      and coalesce(t.status, 'MISSING') not in ('ENABLED', 'PENDING')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** What all messages of a broadcast wait for at present, if it continues by itself afterwards; null if nothing. */
export async function findObstacle(tx: Tx, row: Asked): Promise<StatusReason | null> {
  const shop = await getShop(tx, row.shop_id);
  if (!['active', 'existing'].includes(shop.charge_status)) return 'planLapsed';
  if (shop.plan_limit_reached_at !== null) return 'planLimit';
  if (await isAllSendingPaused(tx, row.shop_id)) return 'allPaused';
  const sender = await tx
    .selectFrom('senders')
    .select(['stopped_at', 'released_at'])
    .where('shop_id', '=', row.shop_id)
    .where('sender_id', '=', row.sender_id ?? '')
    .executeTakeFirst();
  return !sender || sender.stopped_at !== null || sender.released_at !== null ? 'senderStopped' : null;
}
