import { sql } from 'kysely';
import { IN_FLIGHT, isAllSendingPaused } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StatusReason } from '../../rules/status-reason.ts';
import { waitReason, type LeftFacts } from '../../rules/wait-reason.ts';
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

/** Returns what all messages of a broadcast wait for, if it continues automatically afterwards. Null if they do not wait. */
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

/** A message that is due within this time counts as moving. The gate's shortest waits are a few seconds. */
const SOON_MS = 30_000;
/** The reason is read from the next messages of each sending, because it is asked twice a second. */
const LOOKED_AT = 100;

/** Returns why all remaining messages of a running broadcast wait, although it is not stopped. Null if they do not wait. */
export async function findWait(tx: Tx, row: StoredBroadcast, now: Date): Promise<StatusReason | null> {
  const soon = new Date(now.getTime() + SOON_MS);
  const own = sql`
    select s.sending_id, s.state, s.is_expanded, s.due_at
    from broadcast_sendings b join sendings s on s.shop_id = b.shop_id and s.sending_id = b.sending_id
    where b.shop_id = ${row.shop_id} and b.broadcast_id = ${row.broadcast_id} and b.part <> 'heldOut'
      and s.state <> 'cancelled'`;
  const { rows } = await sql<{ isMoving: boolean }>`
    with own as (${own})
    select exists (
      select from own join outbox o on o.shop_id = ${row.shop_id} and o.sending_id = own.sending_id
      where o.state = 'queued' and o.due_at <= ${soon}
    ) or exists (
      select from ${sql.raw(IN_FLIGHT)} f
      where f.shop_id = ${row.shop_id} and f.sending_id in (select sending_id from own)
    ) as "isMoving"`.execute(tx);
  if (rows[0]?.isMoving !== false) return null;
  const left = await sql<Pick<LeftFacts, 'queued' | 'unwritten'>>`
    with own as (${own})
    select (
      select jsonb_build_object('reason', o.reason) from own cross join lateral (
        select reason from outbox o
        where o.shop_id = ${row.shop_id} and o.sending_id = own.sending_id and o.state = 'queued'
        order by o.due_at limit ${LOOKED_AT}
      ) o
      group by o.reason order by count(*) desc limit 1
    ) as queued, (
      select case when min(due_at) <= ${soon} then 'soon' else 'later' end from own
      where state = 'running' and not is_expanded having count(*) > 0
    ) as unwritten`.execute(tx);
  const { queued = null, unwritten = null } = left.rows[0] ?? {};
  const { is_recipient_local: isRecipientLocal } = row;
  return waitReason({
    isMoving: false,
    queued,
    unwritten,
    isRecipientLocal,
    restWaitsFor: restWaitsFor(row),
  });
}

function restWaitsFor({
  ab_test: abTest,
  rest_arm: restArm,
  watched_until: watchedUntil,
}: StoredBroadcast): LeftFacts['restWaitsFor'] {
  if (abTest === null) return watchedUntil === null ? null : 'firstGroup';
  if (restArm !== null) return null;
  return watchedUntil === null ? 'testUndecided' : 'testWatched';
}
