import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { AudienceCondition, ConditionFault } from '../contract/audience-condition.ts';
import { conditionFaults } from '../contract/condition-faults.ts';
import { describeCondition } from '../contract/describe-condition.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { findWords } from './find-words.ts';

/** A condition in one sentence, with the names of what it refers to, and what is wrong with it. */
export function describeAudience(
  { db }: Pick<Context, 'db'>,
  { shopId, condition }: { shopId: number; condition: AudienceCondition },
): Promise<{ sentence: string; faults: ConditionFault[] }> {
  return inShop(db, shopId, async (tx) => ({
    sentence: describeCondition(SEGMENT_RULES, condition, await findWords(tx, shopId, condition)),
    faults: conditionFaults(SEGMENT_RULES, condition),
  }));
}
