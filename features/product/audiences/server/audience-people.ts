import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { inAudience } from '../rules/to-predicate.ts';
import { predicateSql } from './predicate-sql.ts';
import { readAudience, type AudienceAsked, type ReadAudience } from './read-audience.ts';

/**
 * Returns SQL that selects the people of an audience by the applied facts. For an exact result, call `catchUp` first in
 * the same transaction. Throws SEGMENT_UNKNOWN, SEGMENT_CIRCLE and SEGMENT_TOO_DEEP.
 */
export async function audiencePeople(
  tx: Tx,
  asked: AudienceAsked,
): Promise<RawBuilder<{ subscriber_id: string }>> {
  return sql`select f.subscriber_id ${fromPeople(await readAudience(tx, asked))}`;
}

/** Returns `from` and `where` for the people of an audience, as `f`. */
export function fromPeople(audience: ReadAudience): RawBuilder<unknown> {
  const { shopId } = audience;
  return sql`
    from subscriber_facts f
    where f.shop_id = ${shopId} and f.presence = 1 and ${predicateSql(shopId, inAudience(audience), 'many')}`;
}
