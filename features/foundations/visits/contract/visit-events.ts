declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A known shopper viewed a product. Reloading the page within seconds does not count again. */
    productViewed: { shopId: number; subscriberId: string; productId: string; viewedAt: Date };
    /** A known shopper added a product to the cart. */
    productAddedToCart: { shopId: number; subscriberId: string; productId: string; addedAt: Date };
  }
}
