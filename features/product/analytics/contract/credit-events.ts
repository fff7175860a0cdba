declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** Orders whose credit or its value changed after a later check, without news of the orders themselves. */
    creditsChanged: { shopId: number; orderIds: string[] };
  }
}

export {};
