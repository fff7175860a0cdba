import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import type { AudienceCondition, ConditionValues } from '../contract/audience-condition.ts';
import type { RuleWords } from '../contract/segment-rule-definition.ts';

const NAMED = ['productId', 'collectionsId', 'importId', 'segmentId'] as const;

/** Returns the context for a condition's texts: the shop's currency and days, and the current names of ids. */
export async function findWords(tx: Tx, shopId: number, condition: AudienceCondition): Promise<RuleWords> {
  const { currency, time_zone: timeZone } = await getShop(tx, shopId);
  return { currency, timeZone, nameOf: await findNames(tx, shopId, condition) };
}

/** Returns the names of the ids in a condition. */
async function findNames(tx: Tx, shopId: number, condition: AudienceCondition): Promise<RuleWords['nameOf']> {
  const names = namesSql(shopId, condition);
  if (names === null) return () => undefined;
  const { rows } = await names.execute(tx);
  return nameOf(rows);
}

/** The name of an id in a condition. */
export interface RuleName {
  kind: string;
  id: string;
  name: string;
}

/**
 * Returns SQL for the names of the ids in a condition, or null without ids. Only the kinds that it contains are read.
 */
export function namesSql(shopId: number, condition: AudienceCondition): RawBuilder<RuleName> | null {
  const asked = NAMED.flatMap((kind) => {
    const ids = idsOf(condition, kind);
    return ids.length === 0 ? [] : [LOOKUPS[kind](shopId, ids)];
  });
  return asked.length === 0 ? null : sql`${sql.join(asked, sql` union all `)}`;
}

/** Returns the lookup of names that were read. */
export function nameOf(names: readonly RuleName[]): RuleWords['nameOf'] {
  const byId = new Map(names.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  return (kind, id) => byId.get(`${kind}:${id}`);
}

const LOOKUPS: Record<(typeof NAMED)[number], (shopId: number, ids: string[]) => RawBuilder<unknown>> = {
  productId: (shopId, ids) => sql`
    select 'productId' as kind, product_id as id, title as name from products
    where shop_id = ${shopId} and product_id = any(${ids}::text[])`,
  collectionsId: (shopId, ids) => sql`
    select 'collectionsId' as kind, collection_id as id, title as name from collections
    where shop_id = ${shopId} and collection_id = any(${ids}::text[])`,
  importId: (shopId, ids) => sql`
    select 'importId' as kind, import_id::text as id, name from imports
    where shop_id = ${shopId} and import_id = any(${uuidsOf(ids)}::uuid[])`,
  segmentId: (shopId, ids) => sql`
    select 'segmentId' as kind, segment_id::text as id, name from saved_segments
    where shop_id = ${shopId} and segment_id = any(${uuidsOf(ids)}::uuid[])`,
};

function uuidsOf(ids: readonly string[]): string[] {
  return ids.filter((id) => z.safeParse(Uuid, id).success);
}

function idsOf({ rules }: AudienceCondition, kind: keyof ConditionValues): string[] {
  return rules.flatMap(({ conditions }) => {
    const id = conditions?.[0]?.[kind];
    return id === null || id === undefined ? [] : [String(id)];
  });
}
