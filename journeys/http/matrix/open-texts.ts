/** The part of the OpenAPI document that the matrix reads. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags?: string[];
  parameters?: { name: string; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  maxLength?: number;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}

/** Returns every text field of the calls without a session, and whether its length is limited. */
export function limitsOfTexts({ paths }: OpenApi): Record<string, boolean> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  const open = operations.filter(({ operation }) => operation.tags?.includes('public'));
  const texts = open.flatMap(({ path, operation: { parameters = [], requestBody } }) => [
    ...parameters.flatMap(({ name, schema }) => textsOf(`${path} ${name}`, schema)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsOf(path, schema)),
  ]);
  return Object.fromEntries(texts);
}

function textsOf(name: string, shape: Shape): [string, boolean][] {
  const inside = [
    ...Object.entries(shape.properties ?? {}).flatMap(([field, one]) => textsOf(`${name} ${field}`, one)),
    ...(shape.anyOf ?? []).flatMap((one) => textsOf(name, one)),
    ...(shape.items ? textsOf(`${name}[]`, shape.items) : []),
  ];
  return shape.type === 'string' ? [...inside, [name, isLimited(shape)]] : inside;
}

/** A UUID has a fixed length. */
function isLimited({ maxLength, format, enum: values, const: value }: Shape): boolean {
  return maxLength !== undefined || format === 'uuid' || values !== undefined || value !== undefined;
}
