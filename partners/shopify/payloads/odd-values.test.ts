import { expect, it } from 'vitest';
import type * as z from 'zod';
import { oddBodies } from '#platform/testing/odd-values.ts';
import { CollectionPayload } from './collection-payload.ts';
import { CustomerWebhookPayload, WhatsAppConsentPayload } from './customer-payload.ts';
import { CustomerRedactPayload, DataRequestPayload } from './privacy-payload.ts';
import { ProductPayload } from './product-payload.ts';
import { ShopPayload } from './shop-payload.ts';

const at = '2026-11-20T11:00:00Z';
const PERSON = { id: 55, email: 'lena@example.com', phone: '+4915215550101' };

it.each<[string, z.ZodType, object, RegExp]>([
  [
    'a product',
    ProductPayload,
    {
      id: 8,
      title: 'Moss mug',
      handle: 'moss-mug',
      status: 'active',
      tags: 'one',
      published_at: at,
      variants: [{ id: 7, title: 'Green', price: '24.00', inventory_quantity: -2, position: 1, image_id: 2 }],
      images: [{ id: 2, src: 'https://wren.example/mug.png' }],
      image: { id: 2, src: 'https://wren.example/mug.png' },
      updated_at: at,
    },
    /^(id|updated_at)$/,
  ],
  [
    'a collection',
    CollectionPayload,
    { id: 4, title: 'Mugs', handle: 'mugs', image: { src: 'https://wren.example/m.png' }, updated_at: at },
    /^(id|updated_at)$/,
  ],
  [
    'a customer',
    CustomerWebhookPayload,
    {
      ...PERSON,
      first_name: 'Lena',
      tags: 'regular',
      default_address: { phone: '1', country_code: 'DE' },
      updated_at: at,
    },
    /^(id|updated_at)$/,
  ],
  [
    'a consent',
    WhatsAppConsentPayload,
    {
      customer_id: 55,
      phone_number: '+4915215550101',
      whats_app_marketing_consent: { state: 'UNSUBSCRIBED', updated_at: at },
    },
    /^$/,
  ],
  [
    'a shop',
    ShopPayload,
    { id: 1, name: 'Wren', domain: 'wren.example', iana_timezone: 'Europe/Berlin', currency: 'EUR' },
    /^id$/,
  ],
  ['an erasure request', CustomerRedactPayload, { customer: PERSON, orders_to_redact: [1, 2] }, /^$/],
  ['a data request', DataRequestPayload, { customer: PERSON, orders_requested: [1, 2] }, /^$/],
])('an unexpected field of %s loses only that field', (_name, schema, body, needed) => {
  const lost = oddBodies(body).filter(
    ({ path, body: odd }) => !needed.test(path) && !schema.safeParse(odd).success,
  );
  expect(lost.map(({ path, value }) => [path, value])).toEqual([]);
});

it('erases the person who is still named if parts of the request are unexpected', () => {
  expect(
    CustomerRedactPayload.parse({ customer: { ...PERSON, id: [] }, orders_to_redact: [1, null, {}, 2] }),
  ).toMatchObject({ customer: { id: null, email: PERSON.email }, orders_to_redact: ['1', '2'] });
});
