import { sql } from 'kysely';
import { defineCopyKind } from '#platform/copies/copy-kind.ts';
import { note } from '#platform/copies/copy-note.ts';
import { freeCopyName } from '#platform/copies/free-copy-name.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import {
  LONGEST_SEGMENT_NAME,
  PortableSegment,
  type PortableCondition,
} from '../../contract/portable-segment.ts';
import { fitSegment, type SegmentFacts } from '../../rules/fit-segment.ts';
import { namedIn, toPortable, type Named } from '../../rules/portable-condition.ts';
import { SEGMENT_RULES } from '../../segment-rule-list.ts';
import { texts } from '../../texts/all.ts';
import { findWords } from '../find-words.ts';
import { lockSegments, storeSegment } from './save-segment.ts';
import { listSegments, readSegments } from './segment-queries.ts';

/** Saved segments as things that can be copied to another store. */
export const segmentCopies = defineCopyKind<PortableSegment, AudienceCondition>({
  kind: 'segment',
  name: () => texts.segments.what,
  version: 1,
  content: PortableSegment,
  list: async (_ctx, tx, shopId) =>
    (await listSegments(tx, shopId)).map(({ id, name, sentence }) => ({
      id,
      name,
      about: sentence,
      state: null,
    })),
  read: async (_ctx, tx, { shopId, id }) =>
    (await readPortable(tx, shopId)).find((one) => one.id === id)?.content ?? null,
  files: () => [],
  isInPlan: () => Promise.resolve(true),
  lock: (_ctx, tx, { shopId }) => lockSegments(tx, shopId),
  fit: async (_ctx, tx, { content, source, target }) => {
    const own = await readPortable(tx, target.shopId);
    const fitted = fitSegment(SEGMENT_RULES, content, {
      source,
      target,
      ...(await findNamed(tx, target.shopId, content)),
      segments: new Map(own.map((one) => [one.content.name, one])),
    });
    if ('refusal' in fitted) return fitted;
    const taken = own.map((one) => one.content.name);
    const name = freeCopyName(content.name, taken, LONGEST_SEGMENT_NAME);
    const renamed = name === content.name ? [] : [note('renamed', { name })];
    return { ready: fitted.condition, name, notes: [...renamed, ...fitted.notes], replaces: null };
  },
  create: async (ctx, tx, { target: { shopId }, ready, name }) => {
    await storeSegment(ctx, tx, { shopId, id: undefined, name, condition: ready });
    return { what: { segment: name }, before: null, after: null };
  },
});

/** Returns the segments of a shop in their portable form, each with those that it uses. */
async function readPortable(tx: Tx, shopId: number): Promise<{ id: string; content: PortableSegment }[]> {
  const segments = await readSegments(tx, shopId);
  const words = await findWords(tx, shopId, { rules: segments.flatMap((one) => one.condition.rules) });
  const conditions = new Map(
    segments.map(({ name, condition }) => [name, toPortable(SEGMENT_RULES, condition, words)]),
  );
  return segments.flatMap(({ id, name }) => {
    const condition = conditions.get(name);
    return condition ? [{ id, content: { name, condition, segments: usedBy(condition, conditions) } }] : [];
  });
}

function usedBy(
  condition: PortableCondition,
  conditions: ReadonlyMap<string, PortableCondition>,
): Record<string, PortableCondition> {
  const used = new Map<string, PortableCondition>();
  const waiting = [condition];
  // The list grows while it is read.
  for (const { rules } of waiting)
    for (const { kind, name } of rules.flatMap(namedIn)) {
      const found = kind === 'segment' && !used.has(name) ? conditions.get(name) : undefined;
      if (!found) continue;
      used.set(name, found);
      waiting.push(found);
    }
  return Object.fromEntries(used);
}

/** Returns the ids of the target's products and collections with the names in a segment. */
async function findNamed(
  tx: Tx,
  shopId: number,
  { condition, segments }: PortableSegment,
): Promise<Pick<SegmentFacts, 'products' | 'collections'>> {
  const named = [condition, ...Object.values(segments)].flatMap(({ rules }) => rules.flatMap(namedIn));
  const titles = (kind: Named['kind']) => named.flatMap((one) => (one.kind === kind ? [one.name] : []));
  // A name that several have names none of them.
  const found = await sql<{ kind: string; id: string; name: string }>`
    select 'product' as kind, min(product_id) as id, title as name from products
    where shop_id = ${shopId} and title = any(${titles('product')}::text[]) and deleted_at is null
    group by title having count(*) = 1
    union all
    select 'collection', min(collection_id), title from collections
    where shop_id = ${shopId} and title = any(${titles('collection')}::text[]) and deleted_at is null
    group by title having count(*) = 1`.execute(tx);
  const idsOf = (kind: string) =>
    new Map(found.rows.filter((row) => row.kind === kind).map(({ id, name }) => [name, id]));
  return { products: idsOf('product'), collections: idsOf('collection') };
}
