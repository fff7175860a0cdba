import { sql } from 'kysely';
import type { TemplateUse } from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Returns the broadcasts that will be, or are being, sent with templates of these names. Drafts do not count. */
export async function findBroadcastUses(
  tx: Tx,
  shopId: number,
  names: readonly string[],
): Promise<TemplateUse[]> {
  const { rows } = await sql<{ template_name: string; name: string }>`
    select distinct t.name as template_name, b.name from broadcasts b
    join templates t on t.shop_id = b.shop_id
      and (t.template_id = b.template_id or t.template_id::text = b.ab_test ->> 'templateB')
    where b.shop_id = ${shopId} and b.status in ('scheduled', 'sending') and t.name = any(${[...names]}::text[])
    order by b.name`.execute(tx);
  return rows.map(({ template_name: templateName, name }) => ({
    templateName,
    use: fill(texts.uses.broadcast, { broadcast: name }),
  }));
}
