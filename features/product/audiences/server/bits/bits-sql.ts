import { sql, type RawBuilder } from 'kysely';
import type { Leaf, Predicate } from '../../contract/predicate.ts';
import { bitsKeyOf, storedOf, storedRange } from '../../rules/bits-of-facts.ts';

type Bits = RawBuilder<string>;

/**
 * Returns the people of a predicate as bits. Each lookup is a scalar subquery, so it runs once, and its result stays in
 * memory.
 */
export function bitsSql(shopId: number, predicate: Predicate, width: number): Bits {
  switch (predicate.kind) {
    case 'nobody':
      return sql`repeat('0', ${width}::int)::bit varying`;
    case 'not':
      return sql`~ (${bitsSql(shopId, predicate.part, width)})`;
    case 'all':
    case 'any': {
      const parts = predicate.parts.map((part) => sql`(${bitsSql(shopId, part, width)})`);
      return sql`(${sql.join(parts, predicate.kind === 'all' ? sql` & ` : sql` | `)})`;
    }
    case 'range':
    case 'recent':
      return numberBits(shopId, predicate, width);
    case 'member':
      return sql`(select audience_bits_of(${shopId}::bigint, ${bitsKeyOf(predicate)}::text, ${width}::int))`;
  }
}

function numberBits(shopId: number, leaf: Extract<Leaf, { kind: 'range' | 'recent' }>, width: number): Bits {
  const from = (least: number) =>
    sql<string>`(select audience_bits_from(${shopId}::bigint, ${bitsKeyOf(leaf)}::text, ${least}::bigint, ${width}::int))`;
  if (leaf.kind === 'recent') return from(storedOf('recent', leaf.since));
  const range = storedRange(leaf);
  return range.below === null ? from(range.from) : sql`(${from(range.from)} & ~ ${from(range.below)})`;
}
