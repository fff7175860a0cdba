import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { AppSubscriptionPayload } from './app-subscription-payload.ts';
import { CheckoutPayload } from './checkout-payload.ts';
import { CollectionDeletePayload, CollectionPayload } from './collection-payload.ts';
import { FulfilmentEventPayload, FulfilmentPayload } from './fulfilment-payload.ts';
import { OrderPayload, RefundPayload } from './order-payload.ts';
import { parseStoreBody } from './parse-body.ts';
import { ProductDeletePayload, ProductPayload } from './product-payload.ts';
import { ShopPayload } from './shop-payload.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(process.env['SHARED_DIR'] ?? join(root, '../shared'), 'providers/payloads/shopify');

const schemas: Record<string, z.ZodType> = {
  checkouts__create: CheckoutPayload,
  orders__create: OrderPayload,
  orders__paid: OrderPayload,
  orders__fulfilled: OrderPayload,
  refunds__create: RefundPayload,
  fulfillments__create: FulfilmentPayload,
  fulfillment_events__create: FulfilmentEventPayload,
  products__create: ProductPayload,
  products__delete: ProductDeletePayload,
  collections__create: CollectionPayload,
  collections__delete: CollectionDeletePayload,
  app__uninstalled: ShopPayload,
  app_subscriptions__update: AppSubscriptionPayload,
  shop__update: ShopPayload,
};

describe.skipIf(!existsSync(folder))("Shopify's published samples", () => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  for (const file of files) {
    const schema = schemas[file.split('__').slice(0, 2).join('__')];
    if (schema) it(`parses ${file}`, () => expect(schema.safeParse(readJson(file)).error).toBeUndefined());
  }

  it('parses the older REST samples too', () => {
    const { checkouts } = readJson('checkouts__rest_python_api.json') as { checkouts: unknown[] };
    for (const checkout of checkouts) expect(CheckoutPayload.safeParse(checkout).error).toBeUndefined();
  });

  it('returns ids as text, money as decimal text and missing lists as empty', () => {
    const order = OrderPayload.parse(readJson('orders__create__docs_sample_202604.json'));
    expect(order.id).toBe('820982911946154508');
    expect(order.total_price).toBe('404.95');
    expect(OrderPayload.parse({ id: 1 })).toMatchObject({
      id: '1',
      line_items: [],
      payment_gateway_names: [],
    });
  });

  function readJson(file: string): unknown {
    return parseStoreBody(readFileSync(join(folder, file), 'utf8'));
  }
});
