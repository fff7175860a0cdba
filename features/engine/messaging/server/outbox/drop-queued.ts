import { sql } from 'kysely';
import '#features/foundations/consent/contract/consent-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';

const WAITS = sql`o.state in ('awaiting_code', 'queued', 'following')`;

/** The people, the kinds of messages, and the gate's reason for dropping them. */
interface Drop {
  shopId: number;
  subscriberIds: readonly string[];
  purposes: readonly ('marketing' | 'utility' | 'service')[];
  reason: 'noConsent' | 'notReachable';
}

/** Drops the queued messages of people who opted out, so that the merchant sees the reason immediately. */
export async function dropOnOptOut(
  tx: Tx,
  { shopId, subscriberId, endsAll }: DomainEvents['subscriberOptedOut'],
): Promise<void> {
  const purposes = endsAll ? (['marketing', 'utility', 'service'] as const) : (['marketing'] as const);
  await dropQueued(tx, { shopId, subscriberIds: [subscriberId], purposes, reason: 'noConsent' });
}

/**
 * Takes the queued messages of these people out of the queue and records why. Messages that are being sent continue.
 */
export async function dropQueued(tx: Tx, { shopId, subscriberIds, purposes, reason }: Drop): Promise<void> {
  await sql`
    with waiting as (
      select m.message_id, m.created_at from messages m
      where m.shop_id = ${shopId} and m.subscriber_id = any(${[...subscriberIds]}::uuid[])
        and m.purpose = any(${[...purposes]}::text[]) and m.state = 'queued'
        -- For a test, the gate checks only whether the number opted out.
        and m.source_kind <> 'test'
        and exists (select from outbox o where o.shop_id = m.shop_id and o.message_id = m.message_id and ${WAITS})
      order by m.message_id
      -- Locked before the row in the outbox, in the order that receipts use.
      for no key update of m
    ), gone as (
      delete from outbox o using (
        select o.message_id from waiting w join outbox o on o.shop_id = ${shopId} and o.message_id = w.message_id
        where ${WAITS} for update of o skip locked
      ) w where o.shop_id = ${shopId} and o.message_id = w.message_id
      returning o.message_id, o.created_at
    )
    update messages m set state = 'skipped', verdict = jsonb_build_object('verdict', 'skip', 'reason', ${reason}::text)
    from gone w
    where m.shop_id = ${shopId} and m.message_id = w.message_id and m.created_at = w.created_at`.execute(tx);
}
