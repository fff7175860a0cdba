import { sql, type RawBuilder } from 'kysely';
import type {
  AudienceCondition,
  AudienceWaterfall,
} from '#features/audiences/contract/audience-condition.ts';
import { conditionFaults } from '#features/audiences/contract/condition-faults.ts';
import { SEGMENT_RULES } from '#features/audiences/segment-rule-list.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';

interface Asked {
  shopId: number;
  condition: AudienceCondition;
  at: Date;
}

/** Whether every rule of an audience has its values. */
export function isFilled(condition: AudienceCondition): boolean {
  return conditionFaults(SEGMENT_RULES, condition).length === 0;
}

export async function countPeople(tx: Tx, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${await peopleOf(tx, asked)}) people`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** SQL that selects the `subscriber_id` of each of its people, as they are at this moment. */
export async function peopleOf(_tx: Tx, { shopId }: Asked): Promise<RawBuilder<{ subscriber_id: string }>> {
  return sql`select subscriber_id from subscribers
    where shop_id = ${shopId} and channel = 'WA' and has_marketing_consent`;
}

export async function conditionInWords(_tx: Tx, _shopId: number, _c: AudienceCondition): Promise<string> {
  return 'Everybody';
}

/** Has the audience know all that happened until now. */
export async function catchUpAudience(
  _ctx: Pick<Context, 'clock'>,
  _tx: Tx,
  _shopId: number,
): Promise<void> {}

export async function waterfallOf(ctx: Context, asked: Asked): Promise<AudienceWaterfall> {
  const population = await inShop(ctx.db, asked.shopId, (tx) => countPeople(tx, asked));
  return { subscribers: population, included: population, excluded: 0, withoutConsent: 0, population };
}
