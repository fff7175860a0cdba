import type { Context } from '#platform/context.ts';
import { storeWebhooks } from '#platform/inbox/webhook-inbox.ts';
import { readStatuses } from '../receipts/read-statuses.ts';
import type { ReceiptBatcher } from '../receipts/receipt-batcher.ts';
import { toIncoming, type ReportedChange } from './whatsapp-changes.ts';

/**
 * Stores what a WhatsApp webhook reports, from any provider: receipts immediately in batches, everything else in the
 * inbox. Returns whether the inbox has something new.
 */
export async function storeWhatsAppChanges(
  ctx: Context,
  receipts: ReceiptBatcher,
  changes: readonly ReportedChange[],
): Promise<boolean> {
  const now = ctx.clock.now();
  // All together, so that a body of a thousand changes becomes one batch.
  const reports = changes.map(async ({ change, reportedAtSeconds }) => {
    if (change.field !== 'messages' || change.value.statuses.length === 0) return;
    const { phoneNumberId, statuses } = change.value;
    // A receipt without a moment of its own happened now, or at the moment of its webhook.
    const moment = String(reportedAtSeconds ?? Math.floor(now.getTime() / 1000));
    const timed = statuses.map((status) => ({ ...status, timestamp: status.timestamp ?? moment }));
    await receipts.add(readStatuses(phoneNumberId ?? null, timed));
  });
  const incoming = changes.flatMap((change) => toIncoming(change, now));
  // Messages from people do not wait for receipts.
  const [fresh] = await Promise.all([storeWebhooks(ctx.db, ctx.clock, incoming), ...reports]);
  return fresh > 0;
}
