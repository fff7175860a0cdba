import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from '#platform/errors/error-code.ts';
import { API_PATH, type Endpoint } from '../contract/endpoint.ts';
import { Problem, PROBLEM_TYPE } from '../contract/problem.ts';
import { NEWEST_REVISION } from '../contract/revision.ts';

/** The document of the present API, for readers, and for the check that nothing breaks. */
export const DOCUMENT_FILE = 'docs/openapi.json';
export const EXAMPLE_URL = 'https://bellbird.example';

type Json = Record<string, unknown>;

/** The refusals that any endpoint may answer with. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'API_KEY_INVALID',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
];
const SCOPE_ERRORS: readonly ErrorCode[] = ['SCOPE_MISSING'];
const POST_ERRORS: readonly ErrorCode[] = [
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_RUNNING',
];

/** Returns the OpenAPI 3.1 document of the public API. */
export function describeApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bellbird', version: NEWEST_REVISION },
    servers: [{ url: publicUrl + API_PATH }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(Problem) },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): Json {
  const { name, summary, scope, method, body, answer } = endpoint;
  return {
    operationId: name,
    summary,
    ...(scope !== null && { description: `Needs the scope \`${scope}\`.` }),
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer) } } },
      ...refusalsOf([
        ...COMMON_ERRORS,
        ...(scope === null ? [] : SCOPE_ERRORS),
        ...(method === 'POST' ? POST_ERRORS : []),
        ...endpoint.errors,
      ]),
    },
  };
}

function parametersOf({ method, params, query }: Endpoint): Json[] {
  return [
    ...fieldsOf(params, 'path'),
    ...fieldsOf(query, 'query'),
    ...(method === 'POST'
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description:
              'Chosen by you. The same key with the same request gets the first answer for 24 hours.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
          },
        ]
      : []),
  ];
}

function fieldsOf(shape: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function refusalsOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io }) as Json;
  return schema;
}
