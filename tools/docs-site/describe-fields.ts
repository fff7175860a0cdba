import * as z from 'zod';

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  additionalProperties?: boolean | Schema | undefined;
}
export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
  }),
);

interface Field {
  name: string;
  type: string;
}

/** Returns the fields of an object with those of its objects and lists, such as `data[].consent.grantedAt`. */
export function describeFields({ properties = {}, required = [] }: Schema, under = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const isOptional = !required.includes(key);
    const name = `${under}${key}`;
    const type = `${typeOf(schema)}${isOptional ? ', optional' : ''}`;
    const object = objectIn(schema);
    return [{ name, type }, ...(object ? describeFields(object.schema, `${name}${object.path}.`) : [])];
  });
}

/** Returns the object that a field holds, perhaps in a list or beside null. */
function objectIn(schema: Schema): { schema: Schema; path: string } | null {
  if (schema.properties) return { schema, path: '' };
  if (schema.items?.properties) return { schema: schema.items, path: '[]' };
  const [other] = (schema.anyOf ?? []).filter(({ properties }) => properties);
  return other ? { schema: other, path: '' } : null;
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const).replaceAll('"', '')}\``;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? 'object'].flat();
  const base = types
    .map((type) => (type === 'array' ? `list of ${typeOf(schema.items ?? {})}` : nameOf(type, schema)))
    .join(' or ');
  return base;
}

function nameOf(type: string, { maxLength, pattern, minimum, maximum }: Schema): string {
  if (type === 'string') {
    if (pattern?.startsWith('^[0-9a-f]{8}')) return 'id';
    return maxLength === undefined ? 'text' : `text of at most ${maxLength} characters`;
  }
  if (type === 'integer' || type === 'number') {
    const isBounded = minimum !== undefined && maximum !== undefined && maximum < 2 ** 40;
    return isBounded ? `number from ${minimum} to ${maximum}` : 'number';
  }
  return { boolean: '`true` or `false`', null: '`null`', object: 'object' }[type] ?? type;
}
