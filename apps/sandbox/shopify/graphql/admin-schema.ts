import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = join(import.meta.dirname, '../schema/admin-2026-10.introspection.json.gz');

let schema: GraphQLSchema | null = null;
/** Shopify's sentences about the required access of types and fields, by `Type` and `Type.field`. */
let access: ReadonlyMap<string, string> | null = null;

/**
 * Returns the real Admin schema. It is read on first use, because that takes about 0.2 s and the start need not wait
 * for it.
 */
export function adminSchema(): GraphQLSchema {
  schema ??= read().schema;
  return schema;
}

/** The access that a type or one of its fields needs, as Shopify's schema states it. Null if it states none. */
export function requiredAccess(typeName: string, fieldName?: string): string | null {
  access ??= read().access;
  return access.get(fieldName === undefined ? typeName : `${typeName}.${fieldName}`) ?? null;
}

function read() {
  const introspection = readIntrospection();
  schema = buildClientSchema(introspection, { assumeValid: true });
  access = new Map(introspection['__schema'].types.flatMap(sentencesOf));
  return { schema, access };
}

/** A field that Shopify's introspection has in addition to GraphQL's own. */
interface WithAccess {
  name: string;
  requiredAccess?: string | null;
  fields?: readonly WithAccess[] | null;
}

function sentencesOf(type: WithAccess): [string, string][] {
  const named = [
    { key: type.name, sentence: type.requiredAccess },
    ...(type.fields ?? []).map((field) => ({
      key: `${type.name}.${field.name}`,
      sentence: field.requiredAccess,
    })),
  ];
  return named.flatMap(({ key, sentence }): [string, string][] => (sentence ? [[key, sentence]] : []));
}

function readIntrospection(): IntrospectionQuery {
  const file = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as { data: IntrospectionQuery };
  return file.data;
}
