import type pg from 'pg';
import type { Channel } from '#platform/channel/channel.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { storableText } from '../../rules/receipts/storable-advance.ts';

/** A receipt that names no message of ours, or none that we know. */
export interface UnmatchedReceipt {
  channel: Channel;
  providerMessageId: string;
  status: string;
  body: unknown;
  /** The moment that it reports, if it can be read. */
  at: Date | null;
  /** The provider's id of its sender, if its message may be found by the provider's id; otherwise null. */
  lookedForAt: string | null;
}

/** Stores unmatched receipts. Those whose message may be found are checked again from `now` on. */
export async function storeUnmatched(
  pool: pg.Pool,
  unmatched: readonly UnmatchedReceipt[],
  now: Date,
): Promise<void> {
  if (unmatched.length === 0) return;
  await pool.query({
    name: 'keep-unmatched',
    text: `
      insert into unmatched_receipts
        (receipt_id, channel, provider_message_id, status, body, sender_external_id, received_at, try_at)
      select g.*, $7, case when g.sender_external_id is not null then $7::timestamptz end
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::text[])
        as g(receipt_id, channel, provider_message_id, status, body, sender_external_id)`,
    values: [
      unmatched.map(() => timeOrderedId(now)),
      unmatched.map((one) => one.channel),
      unmatched.map((one) => storableText(one.providerMessageId)),
      unmatched.map((one) => storableText(one.status)),
      unmatched.map((one) => storableJson(one.body)),
      unmatched.map((one) => one.lookedForAt),
      now,
    ],
  });
}

/**
 * A receipt with our note whose message is gone, for example from days that a backup lacks, or belongs to another
 * number.
 */
export function toUnmatched(channel: Channel, advance: Advance): UnmatchedReceipt {
  // An erasure does not search these bodies for the ids that we use.
  const { bsuid: _, ...body } = advance;
  const { messageId, providerMessageId = messageId, readAt, deliveredAt, failedAt } = body;
  const status = (readAt && 'read') || (deliveredAt && 'delivered') || (failedAt && 'failed') || 'sent';
  return { channel, providerMessageId, status, body, at: null, lookedForAt: null };
}
