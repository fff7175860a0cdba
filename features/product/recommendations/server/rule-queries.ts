import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Item, ItemList, Rule, RuleType, SpecialType } from '../contract/recommendation.ts';
import type { RuleFacts } from '../rules/follow-rules.ts';
import { ITEM_JOINS, itemColumns } from './product-queries.ts';

interface RuleRow {
  rule_id: string;
  title: string;
  rule_type: string;
}

/** Returns the rules of a campaign with their current products, oldest first. */
export async function listRules(tx: Tx, shopId: number, specialType: SpecialType): Promise<Rule[]> {
  const rules = await findRules(tx, shopId, specialType);
  const { rows: items } = await sql<Item & { ruleId: string; list: ItemList }>`
    select i.rule_id as "ruleId", i.list, ${itemColumns()}
    from recommendation_rule_items i ${ITEM_JOINS}
    where i.shop_id = ${shopId} and i.rule_id = any(${rules.map(({ rule_id: id }) => id)}::uuid[])
    order by i.added_at, i.item_id`.execute(tx);
  return rules.map((rule) => {
    const of = (list: ItemList) =>
      items
        .filter((item) => item.ruleId === rule.rule_id && item.list === list)
        .map(({ ruleId: _ruleId, list: _list, ...item }) => item);
    return {
      ruleId: rule.rule_id,
      title: rule.title,
      selectedRule: readType(rule.rule_type),
      recommendationType: specialType,
      boughtProducts: of('boughtProducts'),
      recommendedProducts: of('recommendedProducts'),
      collection: of('collection'),
    };
  });
}

/** Returns the rules of a campaign with their facts, oldest first. */
export async function loadRules(tx: Tx, shopId: number, specialType: SpecialType): Promise<RuleFacts[]> {
  const rules = await findRules(tx, shopId, specialType);
  if (rules.length === 0) return [];
  const items = await tx
    .selectFrom('recommendation_rule_items')
    .select(['rule_id', 'list', 'item_id as id', 'is_collection as isCollection'])
    .where('shop_id', '=', shopId)
    .where(
      'rule_id',
      'in',
      rules.map(({ rule_id: id }) => id),
    )
    .orderBy('added_at')
    .orderBy('item_id')
    .execute();
  return rules.map((rule) => {
    const of = (list: ItemList) =>
      items.filter((item) => item.rule_id === rule.rule_id && item.list === list);
    return {
      rule: { id: rule.rule_id, title: rule.title },
      type: readType(rule.rule_type),
      bought: of('boughtProducts'),
      recommended: of('recommendedProducts'),
      bundle: of('collection'),
    };
  });
}

/** Ids are in the order of time. */
async function findRules(tx: Tx, shopId: number, specialType: SpecialType): Promise<RuleRow[]> {
  return tx
    .selectFrom('recommendation_rules')
    .select(['rule_id', 'title', 'rule_type'])
    .where('shop_id', '=', shopId)
    .where('special_type', '=', specialType)
    .orderBy('rule_id')
    .execute();
}

function readType(type: string): RuleType {
  return type === 'collection' ? 'collection' : 'matchingRecommendation';
}
