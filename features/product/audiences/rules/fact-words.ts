import { shopDay } from '#platform/clock/shop-day.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { AudienceFact, Leaf, PeopleSet } from '../contract/predicate.ts';

const NEVER = -2_147_483_648;

/** A person's facts, and the shop's context for texts. */
export interface FactsOfPerson {
  facts: Readonly<Record<AudienceFact, number>>;
  currency: string;
  timeZone: string;
}

/** Describes the fact that answers a single question. */
export function factWords(leaf: Leaf, isSo: boolean, person: FactsOfPerson): string {
  if (leaf.kind === 'nobody') return 'This rule is not filled in, so it means nobody.';
  if (leaf.kind === 'range') return rangeWords(leaf.fact, person);
  if (leaf.kind === 'recent') return recentWords(leaf, isSo, person.currency);
  return memberWords(leaf.of, isSo);
}

function recentWords(
  { of, atLeast }: Extract<Leaf, { kind: 'recent' }>,
  isSo: boolean,
  currency: string,
): string {
  if (of === 'spend') {
    const amount = formatMoney(atLeast, currency);
    return `They spent ${isSo ? `${amount} or more` : `less than ${amount}`} in that time.`;
  }
  const [did, one] = of === 'messages' ? ['got', 'message'] : ['placed', 'order'];
  if (atLeast === 1) return `They ${did} ${isSo ? ARTICLES[of] : 'no'} ${one} in that time.`;
  return `They ${did} ${isSo ? `${atLeast} or more` : `fewer than ${atLeast}`} ${one}s in that time.`;
}

const ARTICLES = { messages: 'a', orders: 'an' };

function rangeWords(fact: AudienceFact, { facts, currency, timeZone }: FactsOfPerson): string {
  const value = facts[fact];
  if (fact === 'order_count') return `They placed ${value === 1 ? 'one order' : `${value} orders`}.`;
  if (fact === 'spend_minor') return `They spent ${formatMoney(value, currency)} in all.`;
  if (fact === 'last_order_minor') {
    if (value >= 0) return `Their last order came to ${formatMoney(value, currency)}.`;
    return facts.order_count > 0 ? 'Their last order was paid in another currency.' : 'They never ordered.';
  }
  const { did, never } = MOMENTS[fact];
  return value === NEVER ? `${never}.` : `${did} ${shopDay(new Date(value * 1000), timeZone)}.`;
}

const MOMENTS: Record<
  Exclude<AudienceFact, 'order_count' | 'spend_minor' | 'last_order_minor'>,
  { did: string; never: string }
> = {
  last_order_at: { did: 'They last ordered on', never: 'They never ordered' },
  subscribed_at: { did: 'They subscribed on', never: 'They never subscribed' },
  last_read_at: { did: 'They last read a message on', never: 'They never read a message' },
  last_clicked_at: { did: 'They last clicked on', never: 'They never clicked' },
  last_replied_at: { did: 'They last replied on', never: 'They never replied' },
  last_failed_at: { did: 'A message last failed on', never: 'No message to them failed' },
};

function memberWords(set: PeopleSet, isSo: boolean): string {
  switch (set.set) {
    case 'product':
      return isSo ? 'They bought it.' : 'They did not buy it.';
    case 'productTag':
      return isSo ? 'They bought a product with this tag.' : 'They bought no product with this tag.';
    case 'collection':
      return isSo ? 'They bought a product of it.' : 'They bought no product of it.';
    case 'import':
      return isSo ? 'They are in this import.' : 'They are not in this import.';
    case 'attribute':
      return isSo ? 'Their value meets this.' : 'They have no value that meets this.';
    case 'broadcast':
      return STEP_WORDS[set.step][isSo ? 'did' : 'did not'];
  }
}

const STEP_WORDS = {
  sent: { did: 'It was sent to them.', 'did not': 'It was not sent to them.' },
  read: { did: 'They read it.', 'did not': 'They did not read it.' },
  clicked: { did: 'They clicked in it.', 'did not': 'They did not click in it.' },
  replied: { did: 'They replied to it.', 'did not': 'They did not reply to it.' },
  failed: { did: 'It could not reach them.', 'did not': 'It did not fail.' },
};
