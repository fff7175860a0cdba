declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody answered a message that asked for a review. Each tap is published, repeated ones too; the last tap of a
     * message counts. `product` is the first product of the message, or null if it is unknown.
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
