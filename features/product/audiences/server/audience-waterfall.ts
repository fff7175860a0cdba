import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { AudienceWaterfall } from '../contract/audience-condition.ts';
import { predicateSql } from './predicate-sql.ts';
import { readAudienceWith } from './read-audience-with.ts';
import type { AudienceAsked } from './read-audience.ts';

/** Returns the steps from the people of WhatsApp to the people of an audience. */
export async function audienceWaterfall(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: AudienceAsked,
): Promise<AudienceWaterfall> {
  const { shopId } = asked;
  return readAudienceWith(ctx, asked, async (tx, { included, excluded, isBehind }) => {
    const { rows } = await sql<AudienceWaterfall>`
      with each as (
        select f.presence = 1 as may, ${predicateSql(shopId, included, 'many')} as is_included,
          ${predicateSql(shopId, excluded, 'many')} as is_excluded
        from subscriber_facts f where f.shop_id = ${shopId} and f.presence in (0, 1)
      )
      select count(*)::int as subscribers, count(*) filter (where is_included)::int as included,
        count(*) filter (where is_included and is_excluded)::int as excluded,
        count(*) filter (where is_included and not is_excluded and not may)::int as "withoutConsent",
        count(*) filter (where is_included and not is_excluded and may)::int as population
      from each`.execute(tx);
    const found = rows[0] ?? { subscribers: 0, included: 0, excluded: 0, withoutConsent: 0, population: 0 };
    return isBehind ? { ...found, isCatchingUp: true } : found;
  });
}
