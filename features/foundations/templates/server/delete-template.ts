import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { fill } from '#platform/language/reader.ts';
import type { OwnStopReason } from '../rules/stop-reason.ts';
import { texts } from '../texts/all.ts';
import { findMerchantTemplate, listVariants, type MerchantTemplate } from './merchant-templates.ts';
import { REMOVE_TEMPLATE } from './remove-template.ts';
import { findAllUses, type FindUses, type FollowTemplate } from './template-uses.ts';

/** Which template to delete: in one language, or in every language under its name. */
export interface Unwanted {
  shopId: number;
  templateId: string;
  inAllLanguages: boolean;
}

/**
 * Deletes a merchant's template and queues its removal at the provider. Throws NOT_FOUND. If something sends it and no
 * sendable template of its name would remain, nothing is deleted and the answer has a sentence for each use. Whatever
 * refers to the template by id then refers to another language.
 */
export async function deleteTemplate(
  ctx: Context,
  { shopId, templateId, inAllLanguages }: Unwanted,
  { uses: askers, follow }: { uses: readonly FindUses[]; follow: FollowTemplate },
): Promise<string[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const found = await findMerchantTemplate(tx, shopId, templateId);
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    const variants = await listVariants(tx, shopId, found.name);
    const unwanted = variants.filter((one) => inAllLanguages || one.templateId === templateId);
    const left = variants.filter((one) => !unwanted.includes(one));
    if (left.length === 0 || (unwanted.some(isSendable) && !left.some(isSendable))) {
      const uses = await findAllUses(tx, { shopId, names: [found.name] }, askers);
      if (uses.length > 0) return uses.map(({ use }) => fill(texts.draftFaults.stillSent, { use }));
    }
    for (const one of unwanted) await remove(ctx, tx, shopId, one);
    const heir = left.find(isSendable) ?? left[0];
    if (heir) await follow(tx, { shopId, fromId: templateId, toId: heir.templateId }, ctx);
    return [];
  });
}

function isSendable({ standings }: MerchantTemplate): boolean {
  return standings.some(({ status }) => status === 'ENABLED');
}

/**
 * A template that was never approved was never sent, so its row is deleted. Others are kept for the messages that show
 * them.
 */
async function remove(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { templateId, name, language }: MerchantTemplate,
): Promise<void> {
  const now = ctx.clock.now();
  const submissions = await tx
    .updateTable('template_submissions')
    .set({ status_at: now })
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .where('language', '=', language)
    .returning(['sender_id', 'provider_template_id', 'status'])
    .execute();
  for (const { sender_id: senderId, provider_template_id: providerTemplateId } of submissions)
    if (providerTemplateId !== null)
      await ctx.jobs.enqueue(tx, REMOVE_TEMPLATE, { shopId, senderId, name, providerTemplateId });
  const wasNeverSent = submissions.every(({ status }) => ['DRAFT', 'PENDING', 'REJECTED'].includes(status));
  if (wasNeverSent) await forget(tx, { shopId, templateId, name, language });
  else await retire(tx, { shopId, templateId, name, language }, now);
}

interface Key {
  shopId: number;
  templateId: string;
  name: string;
  language: string;
}

async function forget(tx: Tx, { shopId, templateId, name, language }: Key): Promise<void> {
  await tx
    .deleteFrom('template_submissions')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .where('language', '=', language)
    .execute();
  await tx
    .deleteFrom('templates')
    .where('shop_id', '=', shopId)
    .where('template_id', '=', templateId)
    .execute();
}

async function retire(tx: Tx, { shopId, templateId, name, language }: Key, now: Date): Promise<void> {
  await tx
    .updateTable('templates')
    .set({ deleted_at: now })
    .where('shop_id', '=', shopId)
    .where('template_id', '=', templateId)
    .execute();
  await tx
    .updateTable('template_submissions')
    .set({ status: 'DISABLED', reason: 'deleted' satisfies OwnStopReason, status_at: now })
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .where('language', '=', language)
    .execute();
}
