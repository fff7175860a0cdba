import { shopDay } from '#platform/clock/shop-day.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { AudienceFact, Leaf, PeopleSet } from '../contract/predicate.ts';
import { texts } from '../texts/all.ts';

const NEVER = -2_147_483_648;

/** A person's facts, and the shop's context for texts. */
export interface FactsOfPerson {
  facts: Readonly<Record<AudienceFact, number>>;
  currency: string;
  timeZone: string;
}

/** Describes the fact that answers a single question. */
export function factWords(leaf: Leaf, isSo: boolean, person: FactsOfPerson): string {
  if (leaf.kind === 'nobody') return texts.facts.notFilledIn;
  if (leaf.kind === 'range') return rangeWords(leaf.fact, person);
  if (leaf.kind === 'recent') return recentWords(leaf, isSo, person.currency);
  return memberWords(leaf.of)[isSo ? 'did' : 'didNot'];
}

function recentWords(
  { of, atLeast }: Extract<Leaf, { kind: 'recent' }>,
  isSo: boolean,
  currency: string,
): string {
  if (of === 'spend') {
    const { atLeast: enough, less } = texts.recentFacts.spend;
    return fill(isSo ? enough : less, { amount: money(atLeast, currency) });
  }
  const words = texts.recentFacts[of];
  if (atLeast === 1) return isSo ? words.some : words.none;
  return fill(isSo ? words.atLeast : words.fewer, { count: atLeast });
}

function rangeWords(fact: AudienceFact, { facts, currency, timeZone }: FactsOfPerson): string {
  const value = facts[fact];
  if (fact === 'order_count') return fill(texts.facts.orders, { count: value });
  if (fact === 'spend_minor') return fill(texts.facts.spent, { amount: money(value, currency) });
  if (fact === 'last_order_minor') {
    if (value >= 0) return fill(texts.facts.lastOrder, { amount: money(value, currency) });
    return facts.order_count > 0 ? texts.facts.lastOrderOtherCurrency : texts.facts.neverOrdered;
  }
  const { did, never } = texts.lastTimes[fact];
  return value === NEVER ? never : fill(did, { day: shopDay(new Date(value * 1000), timeZone) });
}

function money(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency, currentReader().locale);
}

function memberWords(set: PeopleSet): { did: string; didNot: string } {
  return set.set === 'broadcast' ? texts.broadcastFacts[set.step] : texts.memberFacts[set.set];
}
