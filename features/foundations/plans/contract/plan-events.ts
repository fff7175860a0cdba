declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A shop has another plan, which may open or lock other features than the one before. */
    planChanged: { shopId: number };
  }
}
