declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A number or page that a shop sends from was connected. */
    senderConnected: { shopId: number; senderId: string; channel: 'WA' | 'FB' };
  }
}

export {};
