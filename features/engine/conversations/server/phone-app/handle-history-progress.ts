import * as z from 'zod';
import { findWhatsAppSender } from '#features/foundations/channels/server/index.ts';
import { notePhoneApp, reportHistory } from '#features/foundations/channels/server/phone-app-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';

const Body = z.object({
  phoneNumberId: z.string(),
  progress: z.object({ percent: z.number().nullable(), errorCodes: z.array(z.number()) }),
});

/** Stores how far the import of older messages is, or that the owner does not share them. */
export async function handleHistoryProgress(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, progress } = Body.parse(webhook.body);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  await notePhoneApp(tx, sender);
  await reportHistory(ctx, tx, sender, progress);
}
