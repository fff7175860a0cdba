import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ENGLISH_SENTENCES } from '#platform/errors/every-sentence.ts';
import { describeFields, Schema } from './describe-fields.ts';

const Content = z.object({ content: z.record(z.string(), z.object({ schema: Schema })).optional() });
const Call = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().default(''),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean().default(false),
      description: z.string().optional(),
      schema: Schema,
    }),
  ),
  requestBody: Content.optional(),
  responses: z.record(z.string(), Content.extend({ description: z.string() })),
});
type Call = z.infer<typeof Call>;
const Api = z.object({ paths: z.record(z.string(), z.record(z.string(), Call)) });

interface Endpoint {
  method: string;
  path: string;
  call: Call;
}

/** Returns a page for each resource of the API, from docs/openapi.json, by file name in `docs`. */
export function apiPages(): [name: string, markdown: string][] {
  const { paths } = Api.parse(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Endpoint => ({ method: method.toUpperCase(), path, call })),
  );
  const resources = Map.groupBy(endpoints, ({ path }) => path.split('/')[1] ?? '');
  return [...resources].map(([resource, ofResource]) => [
    `api/${resource}.md`,
    resourcePage(resource, ofResource),
  ]);
}

function resourcePage(resource: string, endpoints: readonly Endpoint[]): string {
  const title = resource.charAt(0).toUpperCase() + resource.slice(1);
  const list = endpoints.map(({ method, path, call }) => `| \`${method} ${path}\` | ${call.summary} |`);
  return (
    [
      `# API: ${title}`,
      `All addresses begin with \`/api/v1\`. [The API](../api.md) explains keys, lists, repeated requests, refusals and limits.`,
      ['| call | what it does |', '| --- | --- |', ...list].join('\n'),
      ...endpoints.map(describeEndpoint),
    ].join('\n\n') + '\n'
  );
}

function describeEndpoint({ method, path, call }: Endpoint): string {
  const body = call.requestBody?.content?.['application/json']?.schema;
  const answer = call.responses['200']?.content?.['application/json']?.schema;
  const parameters = call.parameters.map(
    ({ name, required, description, schema }) =>
      `| \`${name}\` | ${describeType(schema, required)} | ${description ?? ''} |`,
  );
  return [
    `## ${method} ${path}`,
    `${call.summary}. ${call.description}`.trim(),
    curlOf(method, path, body),
    ...(parameters.length > 0
      ? ['**Parameters**', ['| name | values | meaning |', '| --- | --- | --- |', ...parameters].join('\n')]
      : []),
    ...(body ? ['**Body**', fieldTable(body)] : []),
    ...(answer ? ['**Answer**', fieldTable(answer)] : []),
    '**Errors**',
    errorTable(call),
  ].join('\n\n');
}

function fieldTable(schema: z.infer<typeof Schema>): string {
  const rows = describeFields(schema).map(({ name, type }) => `| \`${name}\` | ${type} |`);
  return ['| field | values |', '| --- | --- |', ...rows].join('\n');
}

function describeType(schema: z.infer<typeof Schema>, isRequired: boolean): string {
  const [field] = describeFields({
    type: 'object',
    properties: { value: schema },
    required: isRequired ? ['value'] : [],
  });
  return field?.type ?? '';
}

/** Says what each error of a call means, in the sentence that the API itself answers with. */
function errorTable({ responses }: Call): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) =>
      description.split(', ').map((code) => `| ${status} | \`${code}\` | ${sentenceOf(code)} |`),
    );
  return ['| status | code | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function sentenceOf(code: string): string {
  return (
    Object.entries(ENGLISH_SENTENCES)
      .find(([known]) => known === code)?.[1]
      .replaceAll('<', '\\<') ?? ''
  );
}

/** Returns a command that works as it is, except for ids, which are variables of the shell. */
function curlOf(method: string, path: string, body: z.infer<typeof Schema> | undefined): string {
  const address = path.replaceAll(/\{(\w+)Id\}/g, (_whole, name: string) => `$${name.toUpperCase()}`);
  const lines = [`curl "$BELLBIRD/api/v1${address}" -H "Authorization: Bearer $KEY"`];
  if (method !== 'GET') lines.push(`-H "Idempotency-Key: $(uuidgen)"`);
  if (method !== 'GET') lines.push(`-H 'content-type: application/json' -d '${quoted(sampleOf(body))}'`);
  return `\`\`\`sh\n${lines.join(' \\\n  ')}\n\`\`\``;
}

/** Returns JSON for single quotes. Variables of the shell are outside of them. */
function quoted(sample: object): string {
  return JSON.stringify(sample).replaceAll(/\$[A-Z]+/g, (name) => `'${name}'`);
}

const SAMPLES: Record<string, unknown> = {
  phone: '+4915215550123',
  firstName: 'Lena',
  wording: 'Yes, send me offers on WhatsApp.',
  text: 'Your parcel arrives tomorrow.',
  personId: '$PERSON',
  templateId: '$TEMPLATE',
  values: { place: 'the station' },
  kind: 'creditedOrders',
  name: 'Winter sale',
};

function sampleOf(body: z.infer<typeof Schema> | undefined): Record<string, unknown> {
  const wanted = Object.keys(body?.properties ?? {}).filter((name) => name in SAMPLES);
  return Object.fromEntries(wanted.map((name) => [name, SAMPLES[name]]));
}
