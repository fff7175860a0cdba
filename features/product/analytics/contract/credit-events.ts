declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** Orders whose credit is another one than before, or worth something else, by a look beside the order's own news. */
    creditsChanged: { shopId: number; orderIds: string[] };
  }
}

export {};
