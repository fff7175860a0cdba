import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** An event that is over, and the gate's reason for dropping what followed it. */
interface EndedEvent {
  event: string;
  reason: string;
}

/**
 * Takes messages about these events, of one type of source, out of the queue and records why. A message that is being
 * sent continues, but is not queued again; if it was sent, its record is corrected. A message that was certainly not
 * sent may be created again if the event starts again.
 */
export async function dropByEvent(
  tx: Tx,
  { shopId, sourceType }: { shopId: number; sourceType: string },
  ended: readonly EndedEvent[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${ended.map(({ event }) => event)}::text[], ${ended.map(({ reason }) => reason)}::text[])
        as given (event, reason)
    ), waiting as (
      select m.message_id, m.created_at, g.reason from given g
      join messages m on m.shop_id = ${shopId} and m.source_type = ${sourceType} and m.source_event = g.event
        and m.state = 'queued'
      -- An uncertain message may have been sent.
      where not exists (select from outbox o
        where o.shop_id = m.shop_id and o.message_id = m.message_id and o.state = 'uncertain')
      order by m.message_id
      for no key update of m skip locked
    ), gone as (
      delete from outbox o using (
        select o.shop_id, o.message_id from waiting w join outbox o on o.shop_id = ${shopId} and o.message_id = w.message_id
        where o.state <> 'uncertain' for update of o skip locked
      ) w where o.shop_id = w.shop_id and o.message_id = w.message_id
      returning o.message_id
    ), free as (
      delete from message_keys k using gone where k.shop_id = ${shopId} and k.message_id = gone.message_id
    )
    update messages m set state = 'skipped', verdict = jsonb_build_object('verdict', 'skip', 'reason', w.reason)
    from waiting w
    where m.shop_id = ${shopId} and m.message_id = w.message_id and m.created_at = w.created_at`.execute(tx);
}
