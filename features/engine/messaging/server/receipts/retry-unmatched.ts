import type pg from 'pg';
import { MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { nextCheck } from '../../rules/receipts/next-check.ts';
import { findByProviderId, type Noteless } from './find-by-provider-id.ts';
import { toAdvance } from './read-statuses.ts';
import type { ReceiptBatcher } from './receipt-batcher.ts';

const BATCH_SIZE = 500;
/** Each sender has its share of this many oldest receipts. */
const LOOKED_AT = 5000;

/**
 * Stores receipts of messages that were not sent from here. Returns for each, in the same order, whether it was one.
 */
export type TakeOutside = (
  pool: pg.Pool,
  receipts: readonly { senderExternalId: string; providerMessageId: string; status: string }[],
) => Promise<boolean[]>;

/**
 * Looks for the messages of receipts without our note, and stores them like any other receipt. Returns whether there
 * may be more. Safe to interrupt: a receipt is removed only once it is stored.
 */
export async function retryUnmatched(
  ctx: Context,
  book: ReceiptBatcher,
  takeOutside: TakeOutside,
): Promise<boolean> {
  const due = await takeDue(ctx);
  const readable = due.flatMap((row) => {
    const status = MessageStatus.safeParse(row.body);
    return status.success ? [{ ...row, status: status.data }] : [];
  });
  const found = readable.length === 0 ? [] : await findByProviderId(ctx.pool, readable);
  const stored = await Promise.all(
    readable.map(async ({ receiptId, senderExternalId, status }, index) => {
      const message = found[index];
      const advance = message && toAdvance(message, senderExternalId, status);
      return advance && (await isStored(ctx, book, advance)) ? [receiptId] : [];
    }),
  );
  const others = readable.filter((_, index) => !found[index]);
  const taken = await takeOutside(
    ctx.pool,
    others.map(({ senderExternalId, status: { id, status } }) => {
      return { senderExternalId, providerMessageId: id, status };
    }),
  );
  const outside = others.filter((_, index) => taken[index]).map(({ receiptId }) => receiptId);
  await forget(ctx.pool, [...stored.flat(), ...outside]);
  return due.length === BATCH_SIZE;
}

/** A receipt that cannot be stored now is tried again later. */
async function isStored(ctx: Context, book: ReceiptBatcher, advance: Advance): Promise<boolean> {
  try {
    await book.add({ advances: [advance], unmatched: [], senderExternalIds: [] });
    return true;
  } catch (error) {
    ctx.log.warn(
      { err: error, messageId: advance.messageId },
      'receipt found its message, but is not stored',
    );
    return false;
  }
}

interface DueReceipt extends Omit<Noteless, 'status'> {
  receiptId: string;
  tries: number;
  body: unknown;
}

/** Taken receipts are due again later, in case this process dies. */
async function takeDue(ctx: Context): Promise<DueReceipt[]> {
  return inConnection(ctx.pool, async (client) => {
    const { rows } = await client.query<DueReceipt>({
      name: 'due-receipts',
      text: `
        with oldest as (
          select receipt_id, sender_external_id, try_at from unmatched_receipts
          where try_at <= $1 order by try_at limit ${LOOKED_AT}
        ), chosen as materialized (
          select receipt_id from oldest
          order by row_number() over (partition by sender_external_id order by try_at), try_at limit ${BATCH_SIZE}
        )
        select r.receipt_id as "receiptId", r.sender_external_id as "senderExternalId", r.received_at as "receivedAt",
          r.tries, r.body
        from chosen c join unmatched_receipts r using (receipt_id)
        where r.try_at <= $1 for update of r skip locked`,
      values: [ctx.clock.now()],
    });
    if (rows.length === 0) return rows;
    await client.query({
      name: 'postpone-receipts',
      text: `
        update unmatched_receipts r set tries = r.tries + 1, try_at = g.try_at
        from unnest($1::uuid[], $2::timestamptz[]) as g(receipt_id, try_at) where r.receipt_id = g.receipt_id`,
      values: [
        rows.map((row) => row.receiptId),
        rows.map(({ receivedAt, tries }) => nextCheck(receivedAt, tries + 1)),
      ],
    });
    return rows;
  });
}

async function forget(pool: pg.Pool, receiptIds: readonly string[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await pool.query({
    name: 'forget-receipts',
    text: 'delete from unmatched_receipts where receipt_id = any($1::uuid[])',
    values: [receiptIds],
  });
}
