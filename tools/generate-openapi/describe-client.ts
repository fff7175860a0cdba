import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The parts of a JSON Schema that the API's shapes use. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export const CLIENT_FILE = 'clients/typescript/bellbird.ts';

const HEAD = `// Written by \`npm run generate-openapi\` from the shapes of the API. Change those, and not this file.
import { sendRequest, type Connection } from './send-request.ts';

export { eachEntry, Refusal, type Connection } from './send-request.ts';
`;

/** Writes the client, formatted as the other files are. */
export function writeClient(document: ApiDocument, file = CLIENT_FILE): void {
  writeFileSync(file, describeClient(document));
  execFileSync(process.execPath, [
    'node_modules/oxfmt/bin/oxfmt',
    '--config',
    resolve('.oxfmtrc.json'),
    file,
  ]);
}

/** Returns the source of the TypeScript client of the API that an OpenAPI document describes. */
export function describeClient({ paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `${HEAD}
/** The calls of the API, for one shop. They throw a \`Refusal\` when the installation refuses. */
export class Bellbird {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }
${calls.map(methodOf).join('')}}

${calls.map(({ operation }) => typesOf(operation)).join('\n')}`;
}

interface ClientCall {
  path: string;
  method: string;
  operation: Operation;
}

function methodOf({ path, method, operation }: ClientCall): string {
  const { operationId, summary, description } = operation;
  const name = typeName(operationId);
  const fields = inputFields(operation);
  const isOptional = fields.every(({ isRequired }) => !isRequired);
  const input = fields.length === 0 ? '' : `input: ${name}Input${isOptional ? ' = {}' : ''}`;
  const query = operation.parameters.filter((one) => one.in === 'query');
  const parts = [
    `method: '${method}'`,
    `path: \`${path.replaceAll(/\{(\w+)\}/g, '${encodeURIComponent(input.$1)}')}\``,
    ...(query.length > 0
      ? [`query: { ${query.map((one) => `${one.name}: input.${one.name}`).join(', ')} }`]
      : []),
    ...(operation.requestBody ? ['body: input.body'] : []),
    ...(method === 'POST' ? ['idempotencyKey: input.idempotencyKey'] : []),
  ];
  return `
  /** ${[summary, description].filter((text) => text !== undefined).join('. ')} */
  ${operationId}(${input}): Promise<${name}Answer> {
    return sendRequest<${name}Answer>(this.#connection, { ${parts.join(', ')} });
  }
`;
}

function typesOf(operation: Operation): string {
  const name = typeName(operation.operationId);
  const answer = operation.responses['200']?.content['application/json']?.schema ?? {};
  const fields = inputFields(operation);
  const input = fields.map((one) => `${one.note}${one.name}${one.isRequired ? '' : '?'}: ${one.type};`);
  return `${fields.length > 0 ? `export interface ${name}Input { ${input.join('\n')} }\n` : ''}export type ${name}Answer = ${typeOf(answer)};
`;
}

interface InputField {
  name: string;
  isRequired: boolean;
  type: string;
  note: string;
}

function inputFields({ parameters, requestBody }: Operation): InputField[] {
  return [
    ...parameters
      .filter((one) => one.in !== 'header')
      .map(({ name, required, schema, in: place }) => ({
        name,
        isRequired: required,
        // A caller may pass a number for a text field of the query, because the URL contains it as text anyway.
        type:
          place === 'query' && schema.type === 'string' && !schema.enum ? 'string | number' : typeOf(schema),
        note: '',
      })),
    ...(requestBody
      ? [
          {
            name: 'body',
            isRequired: true,
            type: typeOf(requestBody.content['application/json'].schema),
            note: '',
          },
        ]
      : []),
    ...(parameters.some((one) => one.in === 'header')
      ? [
          {
            name: 'idempotencyKey',
            isRequired: false,
            type: 'string',
            note: '/** Repeating a request with the same key does not repeat its effect. By default, each call gets a new key. */\n',
          },
        ]
      : []),
  ];
}

/** Returns the TypeScript type of a schema. Throws for a kind of schema that is not supported yet. */
function typeOf(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `(${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectOf(schema);
    case undefined:
    default:
      throw new Error(`The client has no type for ${JSON.stringify(schema)}.`);
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${additionalProperties ? typeOf(additionalProperties) : 'unknown'}>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

function typeName(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
