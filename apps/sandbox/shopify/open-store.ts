import type { Sandbox } from '../core/sandbox.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { stockStore } from './stock-store.ts';
import type { Store, StoreRecords } from './store.ts';

const SHOP_ADDRESS = /^[a-zA-Z0-9][a-zA-Z0-9-_]*\.myshopify\.com$/;
/** A store that does not exist, to test the product's login with it. */
const NO_SUCH_STORE = 'no-such-store.myshopify.com';

/** The maximum number of concurrent operations of one app and store. */
const BULK_AT_ONCE = 5;

/** Returns the store at that address and creates it on first use. Null if there cannot be one. */
export function openStore(sandbox: Sandbox, shop: string): StoreRecords | null {
  if (!SHOP_ADDRESS.test(shop) || shop === NO_SUCH_STORE) return null;
  const stores = sandbox.world.collection<Store>('shopify.stores');
  const known = stores.get(shop);
  const store = known ?? makeStore(shop, stores.size, sandbox.clock.now().toISOString());
  const records = recordsOf(sandbox, store);
  if (!known) {
    stores.set(shop, store);
    stockStore(records, store.createdAt);
    sandbox.world.changed();
  }
  bringUpToDate(sandbox, records);
  return records;
}

function recordsOf(sandbox: Sandbox, store: Store): StoreRecords {
  const collection = <Item>(name: string): Map<string, Item> =>
    sandbox.world.collection<Item>(`shopify.${name}:${store.shop}`);
  return {
    store,
    products: collection('products'),
    collections: collection('collections'),
    customers: collection('customers'),
    carts: collection('carts'),
    checkouts: collection('checkouts'),
    orders: collection('orders'),
    discounts: collection('discounts'),
    subscriptions: collection('subscriptions'),
    drafts: collection('drafts'),
    bulkOperations: collection('bulkOperations'),
    jobs: collection('jobs'),
  };
}

function makeStore(shop: string, count: number, now: string): Store {
  return {
    shop,
    id: 60_100_000 + count,
    name: shop === 'demo.myshopify.com' ? 'Wren & Willow' : nameFromAddress(shop),
    email: `hello@${shop.replace('.myshopify.com', '')}.example`,
    ownerName: 'Mara Winter',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    country: 'Germany',
    countryCode: 'DE',
    createdAt: now,
    lastId: 0,
    lastOrderNumber: 1000,
    installation: null,
    hangs: false,
    losesWebhooks: false,
    bulk: { mode: 'works', atOnce: BULK_AT_ONCE, delayMs: 200 },
    lastDraftNumber: 0,
  };
}

function nameFromAddress(shop: string): string {
  const words = shop.replace('.myshopify.com', '').split(/[-_]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
