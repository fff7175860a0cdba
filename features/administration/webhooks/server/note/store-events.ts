import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { EventType, TEST_EVENT } from '../../contract/event-types.ts';

export interface NewEvent {
  shopId: number;
  type: EventType | typeof TEST_EVENT;
  /** The id of the thing that it happened to. */
  subjectId: string;
  subscriberId?: string;
  at: Date;
  /** What the thing itself does not store. */
  detail?: object;
}

/** Stores events in the transaction of what happened. Their bodies and deliveries are made after the commit. */
export async function storeEvents(tx: Tx, events: readonly NewEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('shop_events')
    .values(
      events.map(({ shopId, type, subjectId, subscriberId, at, detail }) => ({
        shop_id: shopId,
        event_id: timeOrderedId(now),
        type,
        subject_id: subjectId,
        subscriber_id: subscriberId ?? null,
        occurred_at: at,
        created_at: now,
        detail: detail === undefined ? null : sql`${storableJson(detail)}::jsonb`,
      })),
    )
    .execute();
}

/** An order and a message have one event at most. Changes of older orders store none. */
const CREDITS_WITHIN_DAYS = 29;

/** Stores an event for each of these orders that a message earned, unless it has one. */
export async function storeCredits(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into shop_events (shop_id, event_id, type, subject_id, subscriber_id, occurred_at, created_at)
    select shop_id, md5('order.credited ' || order_id || ' ' || message_id)::uuid, 'order.credited', order_id,
      subscriber_id, ordered_at, ${now}
    from order_credits
    where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])
      and ordered_at > ${now}::timestamptz - make_interval(days => ${CREDITS_WITHIN_DAYS})
    order by 2
    on conflict (shop_id, event_id) do nothing`.execute(tx);
}
