declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody came to the page's chat by one of our m.me links. Messenger tells it in three places, and may tell it
     * in more than one of them: it can be published again for the same person and `ref`.
     */
    messengerReferred: { shopId: number; subscriberId: string; ref: string; at: Date };
  }
}

export {};
