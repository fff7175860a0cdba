/** Numbers that are stored for each person: amounts in minor units, times in whole seconds since 1970. */
export type AudienceFact =
  | 'order_count'
  | 'spend_minor'
  | 'last_order_minor'
  | 'last_order_at'
  | 'subscribed_at'
  | 'last_read_at'
  | 'last_clicked_at'
  | 'last_replied_at'
  | 'last_failed_at';

/** The possible results of a broadcast's message. Every result includes `sent`. */
export type BroadcastStep = 'sent' | 'read' | 'clicked' | 'replied' | 'failed';

/** A set of people that does not depend on a number of their own. */
export type PeopleSet =
  | { set: 'product'; productId: string }
  | { set: 'productTag'; tag: string }
  | { set: 'collection'; collectionId: string }
  | { set: 'import'; importId: string }
  | { set: 'broadcast'; broadcastId: string; step: BroadcastStep }
  | { set: 'attribute'; name: string; compare: '<' | '=' | '>'; value: AttributeValue };

export type AttributeValue = { text: string } | { number: number } | { day: string };

/** The events that are stored with their times: messages, orders, and the spending in orders, in minor units. */
export type RecentFact = 'messages' | 'orders' | 'spend';

/**
 * A single question about a person. Bounds are inclusive. People without the fact are in no range. `recent`: at least
 * this much of a fact since that second.
 */
export type Leaf =
  | { kind: 'range'; fact: AudienceFact; from?: number; to?: number }
  | { kind: 'recent'; of: RecentFact; atLeast: number; since: number }
  | { kind: 'member'; of: PeopleSet }
  | { kind: 'nobody' };

/** The people that a rule selects, in terms that can become SQL, bitmaps and sentences. */
export type Predicate =
  | Leaf
  | { kind: 'all'; parts: readonly Predicate[] }
  | { kind: 'any'; parts: readonly Predicate[] }
  | { kind: 'not'; part: Predicate };

export const NOBODY: Predicate = { kind: 'nobody' };
