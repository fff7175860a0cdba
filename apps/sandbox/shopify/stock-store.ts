import { catalogue, catalogueCollections } from './catalogue.ts';
import { nextId } from './new-id.ts';
import type { StoreRooms } from './store.ts';

/** Fills a new store's shelves with the demo catalogue and its built-in discount code. */
export function stockStore(rooms: StoreRooms, now: string): void {
  const { store, products, collections, discounts } = rooms;
  for (const item of catalogue) {
    products.set(item.handle, {
      id: nextId(store),
      variantId: nextId(store),
      handle: item.handle,
      title: item.title,
      description: item.description,
      priceCents: item.priceCents,
      compareAtCents: item.compareAtCents,
      productType: item.productType,
      tags: item.tags,
      inventory: 120,
      createdAt: now,
      updatedAt: now,
    });
  }
  for (const { handle, title, description } of catalogueCollections) {
    const productHandles = catalogue
      .filter((item) => item.collections.includes(handle))
      .map((item) => item.handle);
    collections.set(handle, {
      id: nextId(store),
      handle,
      title,
      description,
      productHandles,
      updatedAt: now,
    });
  }
  discounts.set('WELCOME15', {
    id: nextId(store),
    title: 'Welcome',
    code: 'WELCOME15',
    startsAt: now,
    endsAt: null,
    usageLimit: null,
    usedCount: 0,
    oncePerCustomer: false,
    usedByCustomerIds: [],
    percentage: 0.15,
    amountCents: null,
    minimumSubtotalCents: null,
  });
}
