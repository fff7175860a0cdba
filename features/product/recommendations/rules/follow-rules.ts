import type { RuleType } from '../contract/recommendation.ts';
import { namer, type Candidate, type Named } from './candidate.ts';

export interface RuleItem {
  id: string;
  isCollection: boolean;
}

/** A merchant's rule with its facts. */
export interface RuleFacts {
  rule: Named;
  type: RuleType;
  bought: readonly RuleItem[];
  recommended: readonly RuleItem[];
  bundle: readonly RuleItem[];
}

export interface ManualFacts {
  /** Oldest first. An earlier rule has precedence. */
  rules: readonly RuleFacts[];
  ordered: readonly string[];
  /** The products that the shopper bought before this order. */
  bought: readonly string[];
  /** The rules' collections of each ordered and earlier product. */
  collectionsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The products of the rules' collections, best sellers first. */
  membersOf: ReadonlyMap<string, readonly string[]>;
  titles: ReadonlyMap<string, string>;
}

/** Returns the recommendations of the merchant's rules for an order, in the order of the rules. */
export function followRules(facts: ManualFacts): Candidate[] {
  return facts.rules.flatMap((rule) =>
    rule.type === 'collection' ? completeBundle(rule, facts) : matchBought(rule, facts),
  );
}

function matchBought({ rule, bought, recommended }: RuleFacts, facts: ManualFacts): Candidate[] {
  const matched = facts.ordered.find((productId) => bought.some((item) => covers(item, productId, facts)));
  if (matched === undefined) return [];
  const because = namer(facts.titles)(matched);
  return recommended.flatMap((item) =>
    productsOf(item, facts).map((productId): Candidate => ({
      productId,
      place: null,
      reason: { kind: 'rule', because, rule },
    })),
  );
}

/**
 * Returns one product for each part that the shopper neither orders nor has. A bundle of which nothing was ordered
 * recommends nothing.
 */
function completeBundle({ rule, bundle }: RuleFacts, facts: ManualFacts): Candidate[] {
  const started = facts.ordered.find((productId) => bundle.some((item) => covers(item, productId, facts)));
  if (started === undefined) return [];
  const because = namer(facts.titles)(started);
  const had = [...facts.ordered, ...facts.bought];
  const missing = bundle.filter((item) => !had.some((productId) => covers(item, productId, facts)));
  return missing.flatMap((item) =>
    productsOf(item, facts).map((productId): Candidate => ({
      productId,
      place: `${rule.id} ${item.isCollection ? 'collection' : 'product'} ${item.id}`,
      reason: { kind: 'bundle', because, rule },
    })),
  );
}

function covers({ id, isCollection }: RuleItem, productId: string, { collectionsOf }: ManualFacts): boolean {
  return isCollection ? (collectionsOf.get(productId)?.has(id) ?? false) : id === productId;
}

function productsOf({ id, isCollection }: RuleItem, { membersOf }: ManualFacts): readonly string[] {
  return isCollection ? (membersOf.get(id) ?? []) : [id];
}
