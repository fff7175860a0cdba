import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { RuleItemKey } from './add-rule-item.ts';

/** Removes an item from a list. Returns whether it was there. */
export async function removeRuleItem(ctx: Context, key: RuleItemKey): Promise<boolean> {
  return inShop(ctx.db, key.shopId, async (tx) => {
    const removed = await tx
      .deleteFrom('recommendation_rule_items')
      .where('shop_id', '=', key.shopId)
      .where('rule_id', '=', key.ruleId)
      .where('list', '=', key.list)
      .where('item_id', '=', key.itemId)
      .where('is_collection', '=', key.isCollection)
      .returning('item_id')
      .executeTakeFirst();
    return removed !== undefined;
  });
}
