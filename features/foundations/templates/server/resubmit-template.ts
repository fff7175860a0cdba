import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { readDraft } from '../rules/read-draft.ts';
import { variantFaults } from '../rules/variant-faults.ts';
import { texts } from '../texts/all.ts';
import { SUBMIT_TEMPLATE } from './ensure-template.ts';
import { listCompared, type Made } from './make-template.ts';
import { findMerchantTemplate } from './merchant-templates.ts';

/**
 * Replaces a rejected template's text and queues it for submission under the same name and language. Throws NOT_FOUND.
 */
export async function resubmitTemplate(
  ctx: Context,
  { shopId, templateId }: { shopId: number; templateId: string },
  draft: TemplateDraft,
): Promise<Made> {
  return ctx.db.transaction().execute(async (tx) => {
    await lock(tx, shopId, templateId);
    const found = await findMerchantTemplate(tx, shopId, templateId);
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    const { name, language, standings } = found;
    if (standings.length === 0 || standings.some(({ status }) => status !== 'REJECTED'))
      return { faults: [texts.draftFaults.notRejected] };
    const read = readDraft({ ...draft, templateName: name, language });
    if ('faults' in read) return read;
    const faults = variantFaults(read.definition, await listCompared(tx, shopId, name, templateId));
    if (faults.length > 0) return { faults };
    await rewrite(ctx, tx, { shopId, templateId }, read.definition);
    return { templateId };
  });
}

async function lock(tx: Tx, shopId: number, templateId: string): Promise<void> {
  await tx
    .selectFrom('templates')
    .select('template_id')
    .where('shop_id', '=', shopId)
    .where('template_id', '=', templateId)
    .forUpdate()
    .executeTakeFirst();
}

async function rewrite(
  ctx: Context,
  tx: Tx,
  { shopId, templateId }: { shopId: number; templateId: string },
  definition: TemplateDefinition,
): Promise<void> {
  const now = ctx.clock.now();
  await tx
    .updateTable('templates')
    .set({ definition: JSON.stringify(definition), changed_at: now })
    .where('shop_id', '=', shopId)
    .where('template_id', '=', templateId)
    .execute();
  const { category, name, language } = definition;
  const again = await tx
    .updateTable('template_submissions')
    .set({ status: 'DRAFT', category, reason: null, status_at: now })
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .where('language', '=', language)
    .where('status', '=', 'REJECTED')
    .returning('submission_id')
    .execute();
  for (const { submission_id: submissionId } of again)
    await ctx.jobs.enqueue(tx, SUBMIT_TEMPLATE, { shopId, submissionId });
}
