import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { MOST_RULES, type RuleType, type SpecialType } from '../contract/recommendation.ts';
import { nextRuleTitle } from '../rules/next-rule-title.ts';
import { lockRules } from './lock-rules.ts';

interface NewRule {
  shopId: number;
  specialType: SpecialType;
  ruleType: RuleType;
  title: string | undefined;
}

/** Adds a rule to a campaign, with a numbered title by default. Throws RULES_FULL. */
export async function addRule(ctx: Context, given: NewRule): Promise<{ id: string }> {
  const { shopId, specialType, ruleType } = given;
  const now = ctx.clock.now();
  return inShop(ctx.db, shopId, async (tx) => {
    await lockRules(tx, shopId);
    const rules = await tx
      .selectFrom('recommendation_rules')
      .select('title')
      .where('shop_id', '=', shopId)
      .where('special_type', '=', specialType)
      .execute();
    if (rules.length >= MOST_RULES) throw new AppError('RULES_FULL');
    const id = timeOrderedId(now);
    const title = given.title ?? nextRuleTitle(rules.map((rule) => rule.title));
    await tx
      .insertInto('recommendation_rules')
      .values({
        shop_id: shopId,
        rule_id: id,
        special_type: specialType,
        rule_type: ruleType,
        title,
        created_at: now,
      })
      .execute();
    return { id };
  });
}
