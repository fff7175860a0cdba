declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A shop has another plan, which may include other features. */
    planChanged: { shopId: number };
  }
}
