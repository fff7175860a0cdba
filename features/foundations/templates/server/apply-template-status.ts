import * as z from 'zod';
import { TemplateStatusUpdate } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { messengerRefusalReason } from '../rules/messenger-refusal.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { toCategory } from '../rules/provider-words.ts';
import { CLOCKS_APART_MS, findReported } from './reported-templates.ts';

const Body = z.object({ accountId: z.string(), value: TemplateStatusUpdate });

/** Saves the provider's decision about a template, unless a newer one is stored. */
export async function applyTemplateStatus(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, value } = Body.parse(webhook.body);
  const { message_template_id: id, message_template_name: name, message_template_language: language } = value;
  const submissionIds = await findReported(tx, { accountId, id, name, language });
  ctx.log.info({ template: name, event: value.event, known: submissionIds.length }, 'template status');
  if (submissionIds.length === 0) return;
  const providerReason = value.rejection_info?.reason ?? value.other_info?.title ?? value.reason ?? null;
  const reason = webhook.source === 'messenger' ? messengerRefusalReason(providerReason) : providerReason;
  const reported = webhook.triggeredAt;
  await tx
    .updateTable('template_submissions')
    .set({
      provider_template_id: id,
      status: toTemplateStatus(value.event),
      reason: reason === 'NONE' ? null : reason,
      status_at: reported,
      status_reported_at: reported,
    })
    .where('submission_id', 'in', submissionIds)
    .where((eb) => eb.or([eb('status_reported_at', 'is', null), eb('status_reported_at', '<=', reported)]))
    .where((eb) =>
      eb.or([
        eb('status_at', '<=', reported),
        // Until there is a decision, the stored time is the time of our submission, by our clock.
        eb('status', 'in', ['DRAFT', 'PENDING']),
        // The stored time of a refusal is by our clock too. If the refusal still applies, the next message finds out.
        eb.and([
          eb('status', '=', 'PAUSED'),
          eb('status_at', '<=', new Date(reported.getTime() + CLOCKS_APART_MS)),
        ]),
      ]),
    )
    .execute();
  await keepCategory(tx, submissionIds, toCategory(value.message_template_category), reported);
}

/** A decision names the category it was made for, which may differ from the one we asked for. */
async function keepCategory(
  tx: Tx,
  submissionIds: readonly string[],
  category: string | null,
  reported: Date,
): Promise<void> {
  if (category === null) return;
  await tx
    .updateTable('template_submissions')
    .set({ category, category_at: reported, category_changed_at: reported })
    .where('submission_id', 'in', submissionIds)
    .where('category', '<>', category)
    .where((eb) => eb.or([eb('category_at', 'is', null), eb('category_at', '<=', reported)]))
    .execute();
}
