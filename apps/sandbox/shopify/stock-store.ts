import { catalogue, catalogueCollections, type CatalogueItem } from './catalogue.ts';
import { nextId } from './new-id.ts';
import type { Discount, StoreRecords, StoreVariant } from './store.ts';

/** Adds the demo catalogue and its discount code to a new store. */
export function stockStore(records: StoreRecords, now: string): void {
  stockProducts(records, now);
  stockCollections(records, now);
  records.discounts.set('WELCOME15', welcomeDiscount(records, now));
}

function stockProducts({ store, products }: StoreRecords, now: string): void {
  for (const item of catalogue) {
    const id = nextId(store);
    const variants = variantsOf(item, () => nextId(store));
    products.set(item.handle, {
      id,
      variantId: variants[0]?.id ?? 0,
      handle: item.handle,
      title: item.title,
      description: item.description,
      priceCents: item.priceCents,
      compareAtCents: item.compareAtCents,
      productType: item.productType,
      tags: item.tags,
      optionName: item.variants?.option ?? 'Title',
      variants,
      status: 'ACTIVE',
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    });
  }
}

const STOCK = 120;

function variantsOf(item: CatalogueItem, newId: () => number): StoreVariant[] {
  const choices = item.variants?.choices ?? [{ title: 'Default Title', priceCents: item.priceCents }];
  return choices.map(({ title, priceCents }) => ({
    id: newId(),
    title,
    priceCents,
    compareAtCents: item.compareAtCents,
    inventory: STOCK,
  }));
}

function stockCollections({ store, collections }: StoreRecords, now: string): void {
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

function welcomeDiscount({ store }: StoreRecords, now: string): Discount {
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
