import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = join(import.meta.dirname, '../schema/admin-2026-10.introspection.json.gz');

let schema: GraphQLSchema | null = null;

/** The real Admin schema, read on first use: that takes about 0.2 s, which start-up need not wait for. */
export function adminSchema(): GraphQLSchema {
  schema ??= buildClientSchema(readIntrospection(), { assumeValid: true });
  return schema;
}

function readIntrospection(): IntrospectionQuery {
  const file = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as { data: IntrospectionQuery };
  return file.data;
}
