declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A known shopper looked at a product; a page that is loaded again at once is the same look. */
    productViewed: { shopId: number; subscriberId: string; productId: string; viewedAt: Date };
    /** A known shopper put a product into the cart. */
    productAddedToCart: { shopId: number; subscriberId: string; productId: string; addedAt: Date };
  }
}
