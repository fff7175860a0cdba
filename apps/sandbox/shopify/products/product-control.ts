import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { missing, type ControlRoutes } from '../control-route.ts';
import type { StoreProduct, StoreRecords } from '../store.ts';
import { notifyProduct } from './notify-product.ts';
import { productReading, type ProductReading } from './product-reading.ts';
import { variantOf } from './variants.ts';

const Stock = z.object({
  quantity: z.number().int().min(-100_000).max(1_000_000),
  /** The default is the product's first variant. */
  variantId: z.number().int().optional(),
});
const Publication = z.object({ isPublished: z.boolean() });

/** Control calls for products: the actions of the merchant. A product is named by its id or its handle. */
export function registerProductControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('/products', ({ products }) => [...products.values()].map(productReading));
  on.post('/products/:id/stock', Stock, (records, { params, body }) => {
    const product = findProduct(records, params.id);
    const variant = product && variantOf(product, body.variantId);
    if (!variant) return missing('product');
    variant.inventory = body.quantity;
    return notifyAndRead(sandbox, records, product);
  });
  on.post('/products/:id/publish', Publication, (records, { params, body }) => {
    const product = findProduct(records, params.id);
    if (!product) return missing('product');
    product.publishedAt = body.isPublished ? sandbox.clock.now().toISOString() : null;
    return notifyAndRead(sandbox, records, product);
  });
}

function findProduct({ products }: StoreRecords, name: string): StoreProduct | undefined {
  return products.get(name) ?? [...products.values()].find(({ id }) => String(id) === name);
}

function notifyAndRead(sandbox: Sandbox, records: StoreRecords, product: StoreProduct): ProductReading {
  notifyProduct(sandbox, records, product);
  return productReading(product);
}
