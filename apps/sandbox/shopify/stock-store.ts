import { catalogue, catalogueCollections } from './catalogue.ts';
import { nextId } from './new-id.ts';
import type { Discount, StoreRooms } from './store.ts';

/** Fills a new store's shelves with the demo catalogue and its built-in discount code. */
export function stockStore(rooms: StoreRooms, now: string): void {
  stockProducts(rooms, now);
  stockCollections(rooms, now);
  rooms.discounts.set('WELCOME15', welcomeDiscount(rooms, now));
}

function stockProducts({ store, products }: StoreRooms, now: string): void {
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
}

function stockCollections({ store, collections }: StoreRooms, now: string): void {
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
}

function welcomeDiscount({ store }: StoreRooms, now: string): Discount {
  return {
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
  };
}
