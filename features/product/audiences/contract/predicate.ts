/** What is kept of each person as one number: amounts in minor units, moments in whole seconds since 1970. */
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

/** What can come of a broadcast's message; `sent` is what all others begin with. */
export type BroadcastStep = 'sent' | 'read' | 'clicked' | 'replied' | 'failed';

/** People who belong together, by something else than a number of their own. */
export type PeopleSet =
  | { set: 'product'; productId: string }
  | { set: 'productTag'; tag: string }
  | { set: 'collection'; collectionId: string }
  | { set: 'import'; importId: string }
  | { set: 'broadcast'; broadcastId: string; step: BroadcastStep }
  | { set: 'attribute'; name: string; compare: '<' | '=' | '>'; value: AttributeValue };

export type AttributeValue = { text: string } | { number: number } | { day: string };

/**
 * A single question about a person. Bounds are inclusive; whoever has no such fact is within none. `recentSends`: at
 * least so many messages since that second.
 */
export type Leaf =
  | { kind: 'range'; fact: AudienceFact; from?: number; to?: number }
  | { kind: 'recentSends'; atLeast: number; since: number }
  | { kind: 'member'; of: PeopleSet }
  | { kind: 'nobody' };

/** Who a rule means, in terms that rows, bitmaps and words can be made of. */
export type Predicate =
  | Leaf
  | { kind: 'all'; parts: readonly Predicate[] }
  | { kind: 'any'; parts: readonly Predicate[] }
  | { kind: 'not'; part: Predicate };

export const NOBODY: Predicate = { kind: 'nobody' };
