import { sql } from 'kysely';
import * as z from 'zod';
import { TemplateCategoryUpdate, TemplateQualityUpdate } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { toCategory, toTemplateQuality } from '../rules/provider-words.ts';
import { findReported } from './reported-templates.ts';

const QUALITY_TOPIC = 'whatsapp/message_template_quality_update';
const CATEGORY_TOPIC = 'whatsapp/template_category_update';

/** The inbox topics that report a template's quality and category. */
export const TEMPLATE_RATING_TOPICS: readonly string[] = [QUALITY_TOPIC, CATEGORY_TOPIC];

const QualityBody = z.object({ accountId: z.string(), value: TemplateQualityUpdate });
const CategoryBody = z.object({ accountId: z.string(), value: TemplateCategoryUpdate });

/** Saves a template's quality, or its present or coming category, unless newer information is stored. */
export async function applyTemplateRating(_ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  if (webhook.topic === QUALITY_TOPIC) await applyQuality(tx, webhook);
  else await applyCategory(tx, webhook);
}

async function applyQuality(tx: Tx, { body, triggeredAt: reported }: StoredWebhook): Promise<void> {
  const { accountId, value } = QualityBody.parse(body);
  const submissionIds = await findReported(tx, { accountId, ...nameOf(value) });
  if (submissionIds.length === 0) return;
  await tx
    .updateTable('template_submissions')
    .set({ quality: toTemplateQuality(value.new_quality_score), quality_at: reported })
    .where('submission_id', 'in', submissionIds)
    .where((eb) => eb.or([eb('quality_at', 'is', null), eb('quality_at', '<=', reported)]))
    .execute();
}

async function applyCategory(tx: Tx, { body, triggeredAt: reported }: StoredWebhook): Promise<void> {
  const { accountId, value } = CategoryBody.parse(body);
  const submissionIds = await findReported(tx, { accountId, ...nameOf(value) });
  const category = toCategory(value.new_category);
  if (submissionIds.length === 0 || category === null) return;
  const coming = toCategory(value.correct_category);
  const from = value.category_update_timestamp ?? Number.NaN;
  await tx
    .updateTable('template_submissions')
    .set({
      category,
      category_at: reported,
      category_changed_at: sql`case when category <> ${category} then ${reported} else category_changed_at end`,
      coming_category: coming,
      coming_category_at: coming === null || Number.isNaN(from) ? null : new Date(from * 1000),
    })
    .where('submission_id', 'in', submissionIds)
    .where((eb) => eb.or([eb('category_at', 'is', null), eb('category_at', '<=', reported)]))
    .execute();
}

function nameOf(value: {
  message_template_id: string;
  message_template_name: string;
  message_template_language: string;
}) {
  return {
    id: value.message_template_id,
    name: value.message_template_name,
    language: value.message_template_language,
  };
}
