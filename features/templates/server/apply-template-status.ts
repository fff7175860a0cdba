import * as z from 'zod';
import { TemplateStatusUpdate } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { whyMessengerRefused } from '../rules/messenger-refusal.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';

const Body = z.object({ accountId: z.string(), value: TemplateStatusUpdate });

/** Takes over the provider's verdict on a template, unless a later one is known. */
export async function applyTemplateStatus(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, value } = Body.parse(webhook.body);
  const said = value.rejection_info?.reason ?? value.other_info?.title ?? value.reason ?? null;
  const reason = webhook.source === 'messenger' ? whyMessengerRefused(said) : said;
  await tx
    .updateTable('templates')
    .set({
      provider_template_id: value.message_template_id,
      status: toTemplateStatus(value.event),
      reason: reason === 'NONE' ? null : reason,
      status_at: webhook.triggeredAt,
    })
    .where('name', '=', value.message_template_name)
    .where('language', '=', value.message_template_language)
    .where('sender_id', 'in', (eb) =>
      eb
        .selectFrom('senders')
        .select('sender_id')
        .where((of) =>
          of.or([
            of('business_account_id', '=', accountId),
            // Messenger names the page.
            of.and([of('channel', '=', 'FB'), of('external_id', '=', accountId)]),
          ]),
        ),
    )
    .where((eb) =>
      eb.or([eb('status_at', '<=', webhook.triggeredAt), eb('status', 'in', ['DRAFT', 'PENDING'])]),
    )
    .execute();
  ctx.log.info({ template: value.message_template_name, event: value.event }, 'template status');
}
