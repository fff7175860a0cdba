import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_ITEMS, type Item, type ItemList } from '../contract/recommendation.ts';
import { lockRules } from './lock-rules.ts';
import { findItem } from './product-queries.ts';

/** A product or collection in a list of a rule. */
export interface RuleItemKey {
  shopId: number;
  ruleId: string;
  list: ItemList;
  itemId: string;
  isCollection: boolean;
}

/** Adds an item, unless the list has it already. Throws RULE_UNKNOWN, PRODUCT_UNKNOWN and RULE_FULL. */
export async function addRuleItem(ctx: Context, key: RuleItemKey): Promise<Item> {
  const { shopId, ruleId, list, itemId, isCollection } = key;
  return inShop(ctx.db, shopId, async (tx) => {
    await lockRules(tx, shopId);
    await requireRule(tx, key);
    const item = await findItem(tx, shopId, { id: itemId, isCollection });
    if (!item) throw new AppError('PRODUCT_UNKNOWN', { field: 'productId' });
    const others = await findItems(tx, key);
    if (others.some((other) => other.item_id === itemId && other.is_collection === isCollection)) return item;
    if (others.length >= MOST_ITEMS) throw new AppError('RULE_FULL');
    await tx
      .insertInto('recommendation_rule_items')
      .values({
        shop_id: shopId,
        rule_id: ruleId,
        list,
        item_id: itemId,
        is_collection: isCollection,
        added_at: ctx.clock.now(),
      })
      .execute();
    return item;
  });
}

/** Locked until the commit: a concurrent deletion would take the new product along, and the answer would be wrong. */
async function requireRule(tx: Tx, { shopId, ruleId }: RuleItemKey): Promise<void> {
  const rule = await tx
    .selectFrom('recommendation_rules')
    .select('rule_id')
    .where('shop_id', '=', shopId)
    .where('rule_id', '=', ruleId)
    .forKeyShare()
    .executeTakeFirst();
  if (!rule) throw new AppError('RULE_UNKNOWN', { field: 'ruleId' });
}

async function findItems(tx: Tx, { shopId, ruleId, list }: RuleItemKey) {
  return tx
    .selectFrom('recommendation_rule_items')
    .select(['item_id', 'is_collection'])
    .where('shop_id', '=', shopId)
    .where('rule_id', '=', ruleId)
    .where('list', '=', list)
    .execute();
}
