import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { takeBackFailures } from '../outbox/take-back-failures.ts';
import { providerCode } from '../receipts/provider-code.ts';

/** The sendings whose messages are tried again, and until when they may be sent. */
interface Retried {
  shopId: number;
  sendingIds: readonly string[];
  /** The provider's codes that may succeed on another try. */
  codes: readonly number[];
  /** The provider's codes that may succeed on another try a day later. */
  codesNextDay: readonly number[];
  /** The gate's reasons for drops that may no longer apply. */
  reasons: readonly string[];
  expiresAt: Date;
}

/**
 * Queues the failed and dropped messages of sendings again, each once, in the caller's transaction. The first message
 * keeps its end state, and the new one belongs to the same sending. The failures of these people leave the figures.
 * People who got the broadcast by another message, or may still get it, are skipped: two rows of a list may have become
 * one person since. Returns the number of new messages.
 */
export async function retrySendings(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, sendingIds, codes, codesNextDay, reasons, expiresAt }: Retried,
): Promise<number> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ subscriber_id: string }>`
    with ended as (
      select distinct on (m.subscriber_id) m.*, message_id_at(${now}) as next_id from messages m
      where m.shop_id = ${shopId} and m.source_event = any(${[...sendingIds]}::text[]) and m.source_type = 'broadcast'
        and m.sending_id = any(${[...sendingIds]}::uuid[])
        and (
          m.state = 'failed' and (
            ${providerCode('m')} = any(${[...codes]}::int[])
            or m.provider_code = any(${[...codesNextDay]}::int[]) and m.failed_at < ${new Date(now.getTime() - DAY_MS)}
          )
          or m.state = 'skipped' and m.verdict ->> 'reason' = any(${[...reasons]}::text[])
        )
        and not exists (
          select from messages o
          where o.shop_id = m.shop_id and o.subscriber_id = m.subscriber_id and o.source_kind = m.source_kind
            and o.source_type = m.source_type and o.source_id = m.source_id
            and o.state in ('queued', 'sent', 'delivered', 'read')
        )
      order by m.subscriber_id, m.message_id desc
    ), fresh as (
      insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
      select shop_id, 'retry:' || message_id, subscriber_id, next_id, ${now} from ended
      on conflict do nothing
      returning message_id, subscriber_id
    ), made as (
      insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
        source_type, source_id, source_event, state, expires_at, sending_id, priority, value_texts, retries)
      select shop_id, next_id, ${now}, sender_id, subscriber_id, channel, purpose, source_kind, source_type, source_id,
        source_event, 'queued', ${expiresAt}, sending_id, priority, value_texts, least(retries, 32766) + 1
      from ended where next_id in (select message_id from fresh)
    ), queued as (
      insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at)
      select shop_id, next_id, ${now}, sender_id, sending_id, coalesce(priority, 6), 'queued', ${now}, ${expiresAt}
      from ended where next_id in (select message_id from fresh)
    )
    select subscriber_id from fresh`.execute(tx);
  const people = rows.map((row) => row.subscriber_id);
  await takeBackFailures(tx, {
    shopId,
    now,
    // Also the failures of other rows of the list that were merged into the same person since.
    which: sql`m.subscriber_id = any(${people}::uuid[]) and m.source_type = 'broadcast'
      and m.source_event = any(${[...sendingIds]}::text[])`,
  });
  return people.length;
}
