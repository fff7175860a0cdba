import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';

export const SUBMIT_TEMPLATE = 'templates.submit';

/**
 * Saves a template of the shop and queues its submission for a sender. One already submitted is left alone, but one
 * refused before the provider stored it (a missing permission, for example) is submitted again.
 */
export async function ensureTemplate(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  sender: { shopId: number; senderId: string },
  definition: TemplateDefinition,
): Promise<void> {
  await recordTemplate(ctx, tx, sender.shopId, definition);
  await noteSubmission(ctx, tx, sender, definition);
}

/** Queues the submission of a stored template for a sender, with the rules of `ensureTemplate`. */
export async function noteSubmission(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  sender: { shopId: number; senderId: string },
  definition: TemplateDefinition,
): Promise<void> {
  const now = ctx.clock.now();
  const draft = { category: definition.category, status: 'DRAFT', reason: null, status_at: now };
  const noted = await tx
    .insertInto('template_submissions')
    .values({
      ...draft,
      shop_id: sender.shopId,
      submission_id: timeOrderedId(now),
      sender_id: sender.senderId,
      name: definition.name,
      language: definition.language,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'sender_id', 'name', 'language'])
        .doUpdateSet(draft)
        .where('template_submissions.status', '=', 'REJECTED')
        .where('template_submissions.provider_template_id', 'is', null),
    )
    .returning('submission_id')
    .executeTakeFirst();
  if (noted)
    await ctx.jobs.enqueue(tx, SUBMIT_TEMPLATE, {
      shopId: sender.shopId,
      submissionId: noted.submission_id,
    });
}

/** The name is tied to the text, so the text changes only while no provider has it. */
async function recordTemplate(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  definition: TemplateDefinition,
): Promise<void> {
  const now = ctx.clock.now();
  const { name, language } = definition;
  await sql`
    insert into templates as t (shop_id, template_id, name, language, definition, created_at, changed_at)
    values (${shopId}, ${timeOrderedId(now)}, ${name}, ${language}, ${JSON.stringify(definition)}, ${now}, ${now})
    on conflict (shop_id, name, language) do update set definition = excluded.definition, changed_at = excluded.changed_at
    where t.definition <> excluded.definition and not exists (
      select from template_submissions s
      where s.shop_id = t.shop_id and s.name = t.name and s.language = t.language
        and (s.status <> 'REJECTED' or s.provider_template_id is not null)
    )`.execute(tx);
}
