import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { providerCode } from '../receipts/provider-code.ts';

/** Of which sendings what is tried again, and until when it may go. */
interface Retried {
  shopId: number;
  sendingIds: readonly string[];
  /** The provider's codes that another try can help with. */
  codes: readonly number[];
  /** Codes that another try can help with a day after. */
  codesNextDay: readonly number[];
  /** The gate's reasons for which something was dropped that may go by now. */
  reasons: readonly string[];
  expiresAt: Date;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Queues the failed and dropped messages of sendings anew, in the caller's transaction, each once: the first stays as it
 * ended, and the new one is a message of its own in the same sending. Nobody is written to who got the broadcast, or
 * may get it, by another message: two rows of a list may have become one person since. Returns how many there are.
 */
export async function retrySendings(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, sendingIds, codes, codesNextDay, reasons, expiresAt }: Retried,
): Promise<number> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ retried: number }>`
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
      returning message_id
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
    select count(*)::int as retried from fresh`.execute(tx);
  return rows[0]?.retried ?? 0;
}
