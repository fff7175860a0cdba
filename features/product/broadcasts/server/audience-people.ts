import { sql, type RawBuilder } from 'kysely';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { conditionFaults } from '#features/product/audiences/contract/condition-faults.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import { audiencePeople } from '#features/product/audiences/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

interface Asked {
  shopId: number;
  condition: AudienceCondition;
  at: Date;
}

/** Whether every rule of an audience has its values. */
export function isFilled(condition: AudienceCondition): boolean {
  return conditionFaults(SEGMENT_RULES, condition).length === 0;
}

/** Counts the people of an audience by the applied facts. */
export async function countPeople(tx: Tx, asked: Asked): Promise<number> {
  const people: RawBuilder<unknown> = await audiencePeople(tx, asked);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${people}) people`.execute(tx);
  return rows[0]?.count ?? 0;
}
