import {
  buildClientSchema,
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
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
import { SCOPES } from './oauth-client.ts';
import * as orders from './order-operations.ts';
import * as pixels from './pixel-operations.ts';
import * as themes from './theme-operations.ts';

const file = join(
  import.meta.dirname,
  '../../apps/sandbox/shopify/schema/admin-2026-10.introspection.json.gz',
);

/** Shopify's introspection schema, which also lists the access scopes that a type or a field requires. */
interface WithAccess {
  name: string;
  requiredAccess?: string | null;
  fields?: readonly WithAccess[] | null;
}

const { data } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { data: IntrospectionQuery };
const schema = buildClientSchema(data);
const sentences = new Map(
  data['__schema'].types.flatMap(({ name, requiredAccess, fields }: WithAccess) => [
    [name, requiredAccess ?? ''] as const,
    ...(fields ?? []).map((field) => [`${name}.${field.name}`, field.requiredAccess ?? ''] as const),
  ]),
);

const documents = Object.entries({
  ...admin,
  ...billing,
  ...bulk,
  ...catalogue,
  ...changes,
  ...orders,
  ...pixels,
  ...themes,
}).flatMap(([name, operation]): (readonly [string, string])[] =>
  typeof operation === 'object' && 'document' in operation ? [[name, operation.document]] : [],
);

/** Any one of these scopes is enough. A scope to write is also enough to read. */
function isGranted(sentence: string): boolean {
  const scopes = [...(sentence.split(' Also:')[0] ?? '').matchAll(/`((?:read|write)_\w+)`/g)].map(
    ([, scope = '']) => scope,
  );
  const granted: readonly string[] = SCOPES;
  return (
    scopes.length === 0 ||
    scopes.some((scope) => granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_')))
  );
}

function deniedIn(document: string): string[] {
  const denied = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field({ name }) {
        const type = getNamedType(types.getType())?.name.replace(/(Connection|Edge)$/, '') ?? '';
        for (const key of [`${types.getParentType()?.name ?? ''}.${name.value}`, type])
          if (!isGranted(sentences.get(key) ?? '')) denied.add(`${key}: ${sentences.get(key) ?? ''}`);
      },
    }),
  );
  return [...denied];
}

it.each([
  ...documents,
  ['the bulk query of products', bulk.BULK_PRODUCTS],
  ['the bulk query of collections', bulk.BULK_COLLECTIONS],
  ['the bulk query of customers', bulk.BULK_CUSTOMERS],
  ['the bulk query of orders', bulk.bulkOrders(new Date(0))],
] as const)('%s needs only the scopes of the app', (_name, document) => {
  expect(deniedIn(document)).toEqual([]);
});
