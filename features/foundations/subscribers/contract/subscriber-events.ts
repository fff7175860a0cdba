declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Two rows of one shop and channel are the same person, and the first one goes: every row that names it must name
     * the other. Raised while both are locked, one pair at a time.
     */
    subscriberMerged: SubscriberMove;
  }
}

/** Which row's history moves to which row. */
export interface SubscriberMove {
  shopId: number;
  fromId: string;
  toId: string;
}
