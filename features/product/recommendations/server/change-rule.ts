import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RuleType } from '../contract/recommendation.ts';

interface RuleChange {
  shopId: number;
  ruleId: string;
  ruleType: RuleType;
  title: string | undefined;
}

/** Changes what a rule does, and its title if one is given. Its products stay. Throws RULE_UNKNOWN. */
export async function changeRule(ctx: Context, change: RuleChange): Promise<void> {
  const { shopId, ruleId, ruleType, title } = change;
  await inShop(ctx.db, shopId, async (tx) => {
    const changed = await tx
      .updateTable('recommendation_rules')
      .set({ rule_type: ruleType, ...(title !== undefined && { title }) })
      .where('shop_id', '=', shopId)
      .where('rule_id', '=', ruleId)
      .returning('rule_id')
      .executeTakeFirst();
    if (!changed) throw new AppError('RULE_UNKNOWN', { field: 'ruleId' });
  });
}
