import type { StepListener } from '#features/engine/messaging/server/steps-api.ts';
import { AccountIds, ReceiptBatcher, actOnFailures } from '#features/engine/messaging/server/wiring.ts';
import type { Context } from '#platform/context.ts';

/** Returns the batcher of WhatsApp's receipts. */
export function whatsAppReceipts(ctx: Context, steps: StepListener): ReceiptBatcher {
  return new ReceiptBatcher(ctx, 'WA', {
    failures: (failed) => actOnFailures(ctx, failed),
    accountIds: new AccountIds(ctx),
    steps,
  });
}
