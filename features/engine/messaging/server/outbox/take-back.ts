import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

const WAITS = sql`o.state in ('awaiting_code', 'queued', 'following')`;

/** What a message belongs to: a source, for example a drip, and an event. */
interface Made {
  shopId: number;
  sourceId: string;
  event: string;
}

/** What was taken back: when its event started, and until when it could have been sent. */
export interface TakenBack extends Made {
  eventAt: Date | null;
  expiresAt: Date;
}

/**
 * Takes queued messages of campaigns out of the queue so that they can be composed again. Messages that belong together
 * are taken all or none. Messages that are being sent, or may have been, stay, and so do those that the team decided about.
 */
export async function takeBack(tx: Tx, sourceType: string, made: readonly Made[]): Promise<TakenBack[]> {
  if (made.length === 0) return [];
  const { rows } = await sql<TakenBack>`
    with given as (
      select distinct * from unnest(${made.map(({ shopId }) => shopId)}::bigint[],
        ${made.map(({ sourceId }) => sourceId)}::uuid[], ${made.map(({ event }) => event)}::text[])
        as given (shop_id, source_id, event)
    ), waiting as (
      select m.shop_id, m.message_id, m.created_at, m.source_id, m.source_event from given g
      join messages m on m.shop_id = g.shop_id and m.source_event = g.event and m.source_type = ${sourceType}
        and m.source_id = g.source_id and m.source_kind = 'campaign' and m.state = 'queued'
        and not coalesce(m.verdict ? 'team', false)
      where exists (select from outbox o where o.shop_id = m.shop_id and o.message_id = m.message_id and ${WAITS})
      order by m.message_id
      -- Locked before the row in the outbox, in the order that receipts use.
      for no key update of m skip locked
    ), held as (
      select w.* from waiting w
      join outbox o on o.shop_id = w.shop_id and o.message_id = w.message_id and ${WAITS}
      for update of o skip locked
    ), whole as (
      select * from held w where not exists (
        select from messages n
        where n.shop_id = w.shop_id and n.source_event = w.source_event and n.source_type = ${sourceType}
          and n.source_id = w.source_id and n.source_kind = 'campaign' and n.state <> 'skipped'
          and n.message_id not in (select message_id from held)
      )
    ), gone as (
      delete from outbox o using whole w where o.shop_id = w.shop_id and o.message_id = w.message_id
    ), free as (
      delete from message_keys k using whole w where k.shop_id = w.shop_id and k.message_id = w.message_id
    ), taken as (
      update messages m set state = 'skipped', verdict = '{"verdict": "skip", "reason": "madeAnew"}'
      from whole w
      where m.shop_id = w.shop_id and m.message_id = w.message_id and m.created_at = w.created_at
      returning m.shop_id, m.source_id, m.source_event, m.source_at, m.expires_at
    )
    select shop_id as "shopId", source_id as "sourceId", source_event as event, min(source_at) as "eventAt",
      min(expires_at) as "expiresAt"
    from taken group by shop_id, source_id, source_event`.execute(tx);
  return rows;
}

/** Queued messages of campaigns, by source or by flow. */
export async function listUnsent(
  tx: Tx,
  shopId: number,
  { sourceIds = [], flowIds = [] }: { sourceIds?: readonly string[]; flowIds?: readonly string[] },
): Promise<{ sourceType: string; sourceId: string; event: string }[]> {
  const { rows } = await sql<{ sourceType: string; sourceId: string; event: string }>`
    select distinct m.source_type as "sourceType", m.source_id as "sourceId", m.source_event as event
    from outbox o
    join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
    where o.shop_id = ${shopId} and o.sending_id is null and ${WAITS}
      and m.source_kind = 'campaign' and m.state = 'queued'
      and (m.source_id = any(${[...sourceIds]}::uuid[]) or m.flow_id = any(${[...flowIds]}::uuid[]))`.execute(
    tx,
  );
  return rows.filter(({ sourceId }) => sourceId !== null);
}
