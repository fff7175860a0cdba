import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';

export const SUBMIT_TEMPLATE = 'templates.submit';

/**
 * Notes a template of a sender and has it submitted. One that is noted already is left alone, but one that was refused
 * before the provider had it, for a missing permission for example, gets another chance.
 */
export async function ensureTemplate(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  sender: { shopId: number; senderId: string },
  definition: TemplateDefinition,
): Promise<void> {
  const now = ctx.clock.now();
  const draft = {
    category: definition.category,
    components: JSON.stringify(definition),
    status: 'DRAFT',
    reason: null,
    status_at: now,
  };
  const noted = await tx
    .insertInto('templates')
    .values({
      ...draft,
      shop_id: sender.shopId,
      template_id: timeOrderedId(now),
      sender_id: sender.senderId,
      name: definition.name,
      language: definition.language,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'sender_id', 'name', 'language'])
        .doUpdateSet(draft)
        .where('templates.status', '=', 'REJECTED')
        .where('templates.provider_template_id', 'is', null),
    )
    .returning('template_id')
    .executeTakeFirst();
  if (noted)
    await ctx.jobs.enqueue(tx, SUBMIT_TEMPLATE, { shopId: sender.shopId, templateId: noted.template_id });
}
