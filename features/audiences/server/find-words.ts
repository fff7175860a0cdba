import { sql } from 'kysely';
import * as z from 'zod/mini';
import { getShop } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import type { AudienceCondition, ConditionValues } from '../contract/audience-condition.ts';
import type { RuleWords } from '../contract/segment-rule-definition.ts';

const NAMED = ['productId', 'collectionsId', 'importId', 'segmentId'] as const;

/** The names of what a condition refers to by id, as they are now. */
export async function findWords(tx: Tx, shopId: number, condition: AudienceCondition): Promise<RuleWords> {
  const { currency } = await getShop(tx, shopId);
  const ids = Object.fromEntries(NAMED.map((kind) => [kind, idsOf(condition, kind)]));
  const uuids = (kind: string) => (ids[kind] ?? []).filter((id) => z.safeParse(Uuid, id).success);
  const { rows } = await sql<{ kind: string; id: string; name: string }>`
    select 'productId' as kind, product_id as id, title as name from products
    where shop_id = ${shopId} and product_id = any(${ids['productId']}::text[])
    union all select 'collectionsId', collection_id, title from collections
    where shop_id = ${shopId} and collection_id = any(${ids['collectionsId']}::text[])
    union all select 'importId', import_id::text, name from imports
    where shop_id = ${shopId} and import_id = any(${uuids('importId')}::uuid[])
    union all select 'segmentId', segment_id::text, name from saved_segments
    where shop_id = ${shopId} and segment_id = any(${uuids('segmentId')}::uuid[])`.execute(tx);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  return { currency, nameOf: (kind, id) => names.get(`${kind}:${id}`) };
}

function idsOf({ rules }: AudienceCondition, kind: keyof ConditionValues): string[] {
  return rules.flatMap(({ conditions }) => {
    const id = conditions?.[0]?.[kind];
    return id === null || id === undefined ? [] : [String(id)];
  });
}
