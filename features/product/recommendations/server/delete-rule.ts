import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';

/** Deletes a rule with its products. Returns whether it existed. Deleting it twice does no harm. */
export async function deleteRule(ctx: Context, shopId: number, ruleId: string): Promise<boolean> {
  return inShop(ctx.db, shopId, async (tx) => {
    const deleted = await tx
      .deleteFrom('recommendation_rules')
      .where('shop_id', '=', shopId)
      .where('rule_id', '=', ruleId)
      .returning('rule_id')
      .executeTakeFirst();
    return deleted !== undefined;
  });
}
