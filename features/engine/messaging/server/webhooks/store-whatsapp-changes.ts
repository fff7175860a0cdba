import type { Context } from '#platform/context.ts';
import { storeWebhooks } from '#platform/inbox/webhook-inbox.ts';
import { readStatuses } from '../receipts/read-statuses.ts';
import type { ReceiptBatcher } from '../receipts/receipt-batcher.ts';
import { toIncoming, type ReportedChange } from './whatsapp-changes.ts';

/**
 * Stores what a webhook of WhatsApp tells, whoever brought it: receipts in batches at once, all else in the inbox.
 * Returns whether the inbox has something new.
 */
export async function storeWhatsAppChanges(
  ctx: Context,
  receipts: ReceiptBatcher,
  changes: readonly ReportedChange[],
): Promise<boolean> {
  const now = ctx.clock.now();
  // All at once, so that a body of a thousand changes is one batch and not a thousand.
  const told = changes.map(async ({ change, toldAtSeconds }) => {
    if (change.field !== 'messages' || change.value.statuses.length === 0) return;
    const { phoneNumberId, statuses } = change.value;
    // A receipt that bears no moment of its own is of now, or of its webhook's.
    const moment = String(toldAtSeconds ?? Math.floor(now.getTime() / 1000));
    const timed = statuses.map((status) => ({ ...status, timestamp: status.timestamp ?? moment }));
    await receipts.add(readStatuses(phoneNumberId ?? null, timed));
  });
  const incoming = changes.flatMap((change) => toIncoming(change, now));
  // What people said waits for no receipt.
  const [fresh] = await Promise.all([storeWebhooks(ctx.db, ctx.clock, incoming), ...told]);
  return fresh > 0;
}
