import { sql } from 'kysely';
import type { TemplateMove } from '#features/foundations/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Makes the broadcasts that use a template use another language of it, which replaces it. */
export async function followTemplate(
  tx: Tx,
  { shopId, fromId, toId }: TemplateMove,
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  // A merchant who edits such a broadcast at this moment sees that it changed.
  await sql`
    update broadcasts set
      template_id = case when template_id = ${fromId}::uuid then ${toId}::uuid else template_id end,
      template_ids = case when ${toId}::uuid = any(template_ids) then array_remove(template_ids, ${fromId}::uuid)
        else array_replace(template_ids, ${fromId}::uuid, ${toId}::uuid) end,
      ab_test = case when ab_test ->> 'templateB' = ${fromId}
        then jsonb_set(ab_test, '{templateB}', to_jsonb(${toId}::text)) else ab_test end,
      revision = revision + 1,
      changed_at = ${clock.now()}
    where shop_id = ${shopId} and (${fromId}::uuid = any(template_ids) or template_id = ${fromId}::uuid
      or ab_test ->> 'templateB' = ${fromId})`.execute(tx);
}
