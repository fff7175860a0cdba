import {
  buildClientSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type IntrospectionQuery,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as admin from './admin-operations.ts';
import * as billing from './billing-operations.ts';
import * as bulk from './bulk-operations.ts';
import * as catalogue from './catalogue-operations.ts';
import * as changes from './change-operations.ts';
import * as orders from './order-operations.ts';
import * as pixels from './pixel-operations.ts';
import { protectedFieldQuestions } from './protected-fields.ts';
import * as themes from './theme-operations.ts';

const file = join(
  import.meta.dirname,
  '../../apps/sandbox/shopify/schema/admin-2026-10.introspection.json.gz',
);
const schema = buildClientSchema(readSchema());

function readSchema(): IntrospectionQuery {
  const read = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as
    | IntrospectionQuery
    | { data: IntrospectionQuery };
  return 'data' in read ? read.data : read;
}

const operations = Object.entries({
  ...admin,
  ...billing,
  ...bulk,
  ...catalogue,
  ...changes,
  ...orders,
  ...pixels,
  ...themes,
}).flatMap(([name, operation]) =>
  typeof operation === 'object' && 'document' in operation ? [[name, operation.document] as const] : [],
);

const questions = protectedFieldQuestions.map(({ document }) => ['a protected field', document] as const);

it.each([...operations, ...questions])(
  '%s is allowed by the schema of the Admin API, without deprecated fields',
  (_name, document) => {
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    expect(validate(schema, parse(document), rules).map(({ message }) => message)).toEqual([]);
  },
);

it.each([
  ['products', bulk.BULK_PRODUCTS],
  ['collections', bulk.BULK_COLLECTIONS],
  ['customers', bulk.BULK_CUSTOMERS],
  ['orders', bulk.bulkOrders(new Date(0))],
])('the bulk query of %s is valid', (_part, query) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});
