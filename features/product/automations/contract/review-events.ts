declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody answered a message that asked what they think of an order. Each tap is told, the same one twice too; of
     * those below one message the last counts. `product`: what the message named first; null where it is not known.
     */
    reviewReplied: {
      shopId: number;
      subscriberId: string;
      messageId: string;
      orderId: string;
      product: { id: string; title: string; handle: string } | null;
      reply: 'Great' | 'Okay' | 'Bad';
      at: Date;
    };
  }
}

export {};
