import { sql } from 'kysely';
import {
  saveTemplatesCursor,
  takeSenderToRead,
  type SenderToRead,
} from '#features/foundations/channels/server/index.ts';
import type { Context } from '#platform/context.ts';
import { toTemplateStatus } from '../rules/provider-status.ts';
import { toCategory, toTemplateQuality } from '../rules/provider-words.ts';
import { findMeant } from '../rules/same-template.ts';
import { CLOCKS_APART_MS } from './reported-templates.ts';
import { isListRefusal, listsOf, type ListedTemplate } from './reviewers/listed-page.ts';
import type { Providers } from './reviewers/open-reviewers.ts';

/**
 * Reads one page of a number's template list at its provider: each number once a day, one page a minute. This finds
 * what a lost webhook reported. The cursor is stored, so another worker can continue. Returns whether a number was due.
 */
export async function readNextTemplates(
  ctx: Context,
  providers: Pick<Providers, 'whatsapp' | 'gupshup'>,
): Promise<boolean> {
  const now = ctx.clock.now();
  const sender = await takeSenderToRead(ctx, now);
  if (!sender) return false;
  try {
    const token = ctx.secrets.open(sender.access_token_sealed, {
      shopId: sender.shop_id,
      column: 'senders.access_token',
    });
    const list = listsOf(providers)[sender.provider];
    const page = await list({ id: sender.business_account_id, token }, sender.cursor);
    // A webhook that arrives while we read must not seem older than the list.
    await applyPage(ctx, sender, page.templates, new Date(now.getTime() - CLOCKS_APART_MS));
    await saveTemplatesCursor(ctx, sender, page.next);
  } catch (error) {
    if (!isListRefusal(error)) throw error;
    ctx.log.info({ senderId: sender.sender_id, err: error }, 'templates not read; they are asked for again');
    // The cursor itself may be what the provider refuses, so tomorrow's reading starts from the beginning.
    if (error.code !== null) await saveTemplatesCursor(ctx, sender, null);
  }
  return true;
}

async function applyPage(
  ctx: Context,
  sender: SenderToRead,
  page: readonly ListedTemplate[],
  readAt: Date,
): Promise<void> {
  // A draft is being submitted, and the response to that sets its state.
  const known = await ctx.db
    .selectFrom('template_submissions')
    .select(['submission_id', 'name', 'language', 'provider_template_id as providerId'])
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .where('status', '<>', 'DRAFT')
    .execute();
  const listed = page.flatMap((one) =>
    findMeant(known, one).map(({ submission_id: submissionId }) => ({
      submission_id: submissionId,
      provider_id: one.id,
      status: toTemplateStatus(one.status),
      reason: one.reason,
      category: toCategory(one.category),
      quality: toTemplateQuality(one.quality),
    })),
  );
  if (listed.length > 0) await applyListed(ctx, sender.shop_id, listed, readAt);
}

/**
 * The list counts as information from when it was requested. It does not undo a stop of ours: the provider lists a
 * template as approved even after refusing it for a message. A row locked by a webhook is skipped, because the webhook
 * is newer.
 */
async function applyListed(
  ctx: Context,
  shopId: number,
  listed: readonly object[],
  readAt: Date,
): Promise<void> {
  await sql`
    update template_submissions t set
      provider_template_id = l.provider_id,
      status = case when l.is_news then l.status else t.status end,
      reason = case when l.is_news then l.reason else t.reason end,
      status_at = case when l.is_news then ${readAt} else t.status_at end,
      status_reported_at = case when l.is_news or t.status in ('ENABLED', 'PENDING') then ${readAt} else t.status_reported_at end,
      category = coalesce(l.category, t.category), category_at = ${readAt},
      category_changed_at = case when l.category <> t.category then ${readAt} else t.category_changed_at end,
      coming_category = case when l.category = t.category then t.coming_category end,
      coming_category_at = case when l.category = t.category then t.coming_category_at end,
      quality = l.quality, quality_at = ${readAt}
    from (
      select r.*, r.status <> k.status
          and (r.status <> 'ENABLED' or k.status = 'PENDING' or k.status_at = k.status_reported_at) as is_news
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as r(submission_id uuid, provider_id text, status text, reason text, category text, quality text)
      join template_submissions k on k.shop_id = ${shopId} and k.submission_id = r.submission_id
      for update of k skip locked
    ) l
    where t.shop_id = ${shopId} and t.submission_id = l.submission_id
      and coalesce(greatest(t.status_reported_at, t.category_at, t.quality_at), '-infinity') <= ${readAt}`.execute(
    ctx.db,
  );
}
