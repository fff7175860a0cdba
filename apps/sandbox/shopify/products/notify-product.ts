import type { Sandbox } from '../../core/sandbox.ts';
import { productBody } from '../bodies/product-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import type { StoreProduct, StoreRecords } from '../store.ts';

/** Marks a product as changed now, and notifies the apps. */
export function notifyProduct(sandbox: Sandbox, records: StoreRecords, product: StoreProduct): void {
  product.updatedAt = sandbox.clock.now().toISOString();
  const body = productBody(sandbox, records.store, product);
  emitStoreWebhook(sandbox, records, { topic: 'PRODUCTS_UPDATE', body });
  sandbox.world.changed();
}
