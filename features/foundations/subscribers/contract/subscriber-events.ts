declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Two rows of one shop and channel turned out to be one person, and the first goes: whatever names it names the
     * other from now on. Told while both are held, one pair at a time.
     */
    subscriberMerged: SubscriberMove;
  }
}

/** Whose history goes to whom. */
export interface SubscriberMove {
  shopId: number;
  fromId: string;
  toId: string;
}
