import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { DEEPEST_SEGMENT, StoredCondition, type AudienceCondition } from '../contract/audience-condition.ts';
import { NOBODY, type Predicate } from '../contract/predicate.ts';
import type { RuleMoment, SegmentRuleList } from '../contract/segment-rule-definition.ts';
import { countParts } from '../rules/count-parts.ts';
import { inAudience, toPredicates, type ConditionPredicates } from '../rules/to-predicate.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { shopDays } from './rule-moment.ts';

/** The requested audience. `definitions` replaces the product's own rules. */
export interface AudienceAsked {
  shopId: number;
  condition: AudienceCondition;
  /** The time that days are counted from. */
  at: Date;
  definitions?: SegmentRuleList;
}

/** A condition in one shop at one time, with its segments. */
export interface ReadAudience extends ConditionPredicates {
  shopId: number;
  moment: RuleMoment;
  timeZone: string;
  currency: string;
  /** Whether some events are not in the facts yet. */
  isBehind: boolean;
}

/** The maximum number of parts of a condition with all its segments. Each is checked for every person. */
const MOST_PARTS = 500;

/** Reads a condition with its saved segments. Throws SEGMENT_UNKNOWN, SEGMENT_CIRCLE and SEGMENT_TOO_DEEP. */
export async function readAudience(
  tx: Tx,
  { shopId, condition, at, definitions = SEGMENT_RULES }: AudienceAsked,
): Promise<ReadAudience> {
  const shop = await readShop(tx, shopId);
  const { currency, timeZone } = shop;
  const days = shopDays(at, timeZone);
  const saved = new Map<string, AudienceCondition>();
  for (;;) {
    const missing = new Set<string>();
    const moment = new SegmentReader(definitions, { currency, ...days }, saved, missing).moment([]);
    const read = toPredicates(definitions, condition, moment);
    if (countParts(inAudience(read)) > MOST_PARTS) throw new AppError('SEGMENT_TOO_DEEP');
    if (missing.size === 0) return { shopId, moment, ...shop, ...read };
    for (const [id, found] of await findConditions(tx, shopId, [...missing])) saved.set(id, found);
    for (const id of missing) if (!saved.has(id)) throw new AppError('SEGMENT_UNKNOWN');
  }
}

/**
 * Without parameters, so that it is sent together with the transaction's begin, because each round trip is waited for.
 */
async function readShop(
  tx: Tx,
  shopId: number,
): Promise<Pick<ReadAudience, 'currency' | 'timeZone' | 'isBehind'>> {
  const id = sql.lit(shopId);
  // In index order. Applied rows are still on the table's pages, which would all be read otherwise.
  const changes = sql<boolean>`(
    select change_no from audience_changes where shop_id = ${id} order by change_no limit 1) is not null`;
  return tx
    .selectFrom('shops')
    .select(['currency', 'time_zone as timeZone', changes.as('isBehind')])
    .where('shop_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Replaces the rules that use segments by the segments' rules. Unknown segments are noted as missing. */
class SegmentReader {
  readonly #definitions: SegmentRuleList;
  readonly #base: Omit<RuleMoment, 'segment'>;
  readonly #saved: ReadonlyMap<string, AudienceCondition>;
  readonly #missing: Set<string>;
  /** Each segment once, with its depth. */
  readonly #read = new Map<string, { predicate: Predicate; depth: number }>();

  constructor(
    definitions: SegmentRuleList,
    base: Omit<RuleMoment, 'segment'>,
    saved: ReadonlyMap<string, AudienceCondition>,
    missing: Set<string>,
  ) {
    this.#definitions = definitions;
    this.#base = base;
    this.#saved = saved;
    this.#missing = missing;
  }

  /** Returns the context for rules in these segments. */
  moment(path: readonly string[], deeper: (depth: number) => void = () => undefined): RuleMoment {
    return {
      ...this.#base,
      segment: (id) => {
        const { predicate, depth } = this.#find(id, path);
        if (path.length + depth > DEEPEST_SEGMENT) throw new AppError('SEGMENT_TOO_DEEP');
        deeper(depth);
        return predicate;
      },
    };
  }

  #find(id: string, path: readonly string[]): { predicate: Predicate; depth: number } {
    if (path.includes(id)) throw new AppError('SEGMENT_CIRCLE');
    const known = this.#read.get(id);
    if (known) return known;
    const condition = this.#saved.get(id);
    if (!condition) {
      this.#missing.add(id);
      return { predicate: NOBODY, depth: 1 };
    }
    if (path.length >= DEEPEST_SEGMENT) throw new AppError('SEGMENT_TOO_DEEP');
    let below = 0;
    const moment = this.moment([...path, id], (depth) => {
      below = Math.max(below, depth);
    });
    const read = {
      predicate: inAudience(toPredicates(this.#definitions, condition, moment)),
      depth: below + 1,
    };
    this.#read.set(id, read);
    return read;
  }
}

async function findConditions(
  tx: Tx,
  shopId: number,
  ids: readonly string[],
): Promise<Map<string, AudienceCondition>> {
  const rows = await tx
    .selectFrom('saved_segments')
    .select(['segment_id', 'condition'])
    .where('shop_id', '=', shopId)
    .where('segment_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.segment_id, z.parse(StoredCondition, row.condition)]));
}
