import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whose messages: of these sources, for example drips, and about these events. */
interface Made {
  shopId: number;
  sourceType: string;
  sourceIds: readonly string[];
  events: readonly string[];
}

/** What was taken back: of which source, about which event and since when, and until when it might have gone. */
export interface TakenBack {
  sourceId: string;
  event: string;
  eventAt: Date | null;
  expiresAt: Date;
}

/**
 * Takes campaigns' messages that wait out of the queue, so that they can be made anew: of those that are said together
 * all or none. What is being sent this moment, or may have been, stays.
 */
export async function takeBack(
  tx: Tx,
  { shopId, sourceType, sourceIds, events }: Made,
): Promise<TakenBack[]> {
  if (sourceIds.length === 0 || events.length === 0) return [];
  const { rows } = await sql<TakenBack>`
    with waiting as (
      select m.message_id, m.created_at, m.source_id, m.source_event from messages m
      join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id
        and o.state in ('awaiting_code', 'queued', 'following')
      where m.shop_id = ${shopId} and m.source_event = any(${[...events]}::text[]) and m.source_type = ${sourceType}
        and m.source_id = any(${[...sourceIds]}::uuid[]) and m.source_kind = 'campaign' and m.state = 'queued'
      order by m.message_id
      for update of o skip locked
    ), whole as (
      select * from waiting w where not exists (
        select from messages n
        where n.shop_id = ${shopId} and n.source_event = w.source_event and n.source_type = ${sourceType}
          and n.source_id = w.source_id and n.source_kind = 'campaign' and n.state <> 'skipped'
          and n.message_id not in (select message_id from waiting)
      )
    ), gone as (
      delete from outbox o using whole w where o.shop_id = ${shopId} and o.message_id = w.message_id
    ), free as (
      delete from message_keys k using whole w where k.shop_id = ${shopId} and k.message_id = w.message_id
    ), taken as (
      update messages m set state = 'skipped', verdict = '{"verdict": "skip", "reason": "madeAnew"}'
      from whole w
      where m.shop_id = ${shopId} and m.message_id = w.message_id and m.created_at = w.created_at
      returning m.source_id, m.source_event, m.source_at, m.expires_at
    )
    select source_id as "sourceId", source_event as event, min(source_at) as "eventAt", min(expires_at) as "expiresAt"
    from taken group by source_id, source_event`.execute(tx);
  return rows;
}

/** Messages of campaigns that wait, told by their sources or by the flows that they say. */
export async function listUnsent(
  tx: Tx,
  shopId: number,
  { sourceIds = [], flowIds = [] }: { sourceIds?: readonly string[]; flowIds?: readonly string[] },
): Promise<{ sourceType: string; sourceId: string; event: string }[]> {
  const { rows } = await sql<{ sourceType: string; sourceId: string; event: string }>`
    select distinct m.source_type as "sourceType", m.source_id as "sourceId", m.source_event as event
    from outbox o
    join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
    where o.shop_id = ${shopId} and o.sending_id is null and o.state in ('awaiting_code', 'queued', 'following')
      and m.source_kind = 'campaign' and m.state = 'queued'
      and (m.source_id = any(${[...sourceIds]}::uuid[]) or m.flow_id = any(${[...flowIds]}::uuid[]))`.execute(
    tx,
  );
  return rows.filter(({ sourceId }) => sourceId !== null);
}
