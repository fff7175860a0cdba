import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { noteSubmission } from './ensure-template.ts';
import { listMerchantTemplates } from './merchant-templates.ts';

/** Queues the merchant's templates for submission to a number that was just connected. */
export async function submitMerchantTemplates(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  { shopId, senderId, channel }: { shopId: number; senderId: string; channel: 'WA' | 'FB' },
): Promise<void> {
  if (channel !== 'WA') return;
  for (const { definition } of await listMerchantTemplates(tx, shopId))
    await noteSubmission(ctx, tx, { shopId, senderId }, definition);
}
