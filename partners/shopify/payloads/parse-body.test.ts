import { expect, it } from 'vitest';
import { parseStoreBody } from './parse-body.ts';

it.each([
  ['an id of today’s size', '{"id":8209829119461545}', { id: 8209829119461545 }],
  ['an id beyond 2^53', '{"product_id":7169137167434261}', { product_id: 7169137167434261 }],
  ['an id far beyond 2^53', '{"product_id":716913716743426123}', { product_id: '716913716743426123' }],
  [
    'the id of a customer in an order, whose last digits would be lost',
    '{"id":1,"customer":{"id":115310627314723950,"admin_graphql_api_id":"gid://shopify/Customer/115310627314723954"}}',
    {
      id: 1,
      customer: {
        id: '115310627314723954',
        admin_graphql_api_id: 'gid://shopify/Customer/115310627314723954',
      },
    },
  ],
  [
    'a list of ids',
    '{"orders_to_redact":[299938,716913716743426123]}',
    { orders_to_redact: [299938, '716913716743426123'] },
  ],
  ['a rate with many digits', '{"rate":0.25000000000000000}', { rate: 0.25 }],
  ['a long number inside a text', '{"note":"716913716743426123"}', { note: '716913716743426123' }],
])('reads %s exactly', (_what, text, expected) => {
  expect(parseStoreBody(text)).toEqual(expected);
});
