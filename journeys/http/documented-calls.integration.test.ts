import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiExport } from '#features/administration/public-api/contract/resources/exports.ts';
import type { ApiMessage } from '#features/administration/public-api/contract/resources/messages.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import type { ApiTemplate } from '#features/administration/public-api/contract/resources/templates.ts';
import { SCOPES } from '#features/administration/public-api/contract/scope.ts';
import { apiPages } from '#tools/docs-site/api-pages.ts';
import { post } from '#tools/test-environment/channels-client.ts';
import { ask, postJson } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const run = promisify(execFile);
/** The pages with commands for `curl`: the handwritten one, and one for each resource. */
const PAGES = [['api.md', readFileSync('docs/api.md', 'utf8')] as const, ...apiPages()];
/** Small systems lack this program, which only makes the examples short. */
const UUIDGEN = 'uuidgen() { cat /proc/sys/kernel/random/uuid; }';

let client: TemplateClient;
let env: Record<string, string>;
let phones = 0;
beforeAll(async () => {
  client = await openTemplateClient();
  const { appUrl } = client.server;
  const made = await post(client.shop, '/database/api/publicApi/createKey', {
    shopUrl: client.shop.url,
    name: 'Documentation',
    scopes: SCOPES,
    days: null,
  });
  const { secret } = made.body as { secret: string };
  await client.make({
    templateName: 'Parcel_ready',
    template: 'Hi {{firstNameWA}}, your parcel is at {{place}}.',
    type: 'Text',
    samples: { place: 'the shop' },
  });
  await client.inStatus('parcel_ready', 'ENABLED');
  env = { PATH: process.env['PATH'] ?? '', BELLBIRD: appUrl, KEY: secret };
});
afterAll(() => client.close());

const authorization = () => ({ authorization: `Bearer ${env['KEY']}` });
const read = async (path: string) =>
  (await ask(`${env['BELLBIRD']}/api/v1${path}`, { headers: authorization() })).body;
const write = async (path: string, body: object) =>
  (
    await postJson(`${env['BELLBIRD']}/api/v1${path}`, body, {
      ...authorization(),
      'idempotency-key': crypto.randomUUID(),
    })
  ).body;

/** Makes a person who asks something, a template and a message, which the commands name as variables of the shell. */
async function makeThings(): Promise<Record<string, string>> {
  phones += 1;
  const phone = `+49152155504${String(phones).padStart(2, '0')}`;
  const person = (await write('/people', { phone })) as ApiPerson;
  await client.server.environment.control('/whatsapp/inbound', { from: phone, text: 'Where is my parcel?' });
  await waitFor('the question', async () => {
    const { data } = (await read(`/conversations?personId=${person.id}`)) as { data: unknown[] };
    return data.length > 0;
  });
  const { data } = (await read('/templates')) as { data: ApiTemplate[] };
  const template = data.find(({ name }) => name === 'parcel_ready');
  const message = (await write('/messages', {
    personId: person.id,
    templateId: template?.id,
    values: { place: 'the shop' },
  })) as ApiMessage;
  return { PERSON: person.id, TEMPLATE: template?.id ?? '', MESSAGE: message.id };
}

/** Makes what commands name in other variables of the shell, by the variable. */
const MAKERS: Record<string, () => Promise<string>> = {
  EXPORT: async () => ((await write('/exports', { kind: 'creditedOrders' })) as ApiExport).id,
  BROADCAST: async () => {
    const { data } = (await read('/templates')) as { data: ApiTemplate[] };
    const templateId = data.find(({ name }) => name === 'parcel_ready')?.id;
    const asked = { name: 'Winter sale', templateId, values: { place: 'the station' } };
    return ((await write('/broadcasts', asked)) as { broadcast: { id: string } }).broadcast.id;
  },
  SEGMENT: async () => {
    const condition = { rules: [{ segmentType: 'country', conditions: [] }] };
    const asked = { shopUrl: client.shop.url, name: 'Germans', condition };
    const made = await post(client.shop, '/database/api/segments/saveSegment', asked);
    return (made.body as { id: string }).id;
  },
};

it.each(PAGES)('every command of docs/%s works as it is written', async (_name, markdown) => {
  const commands = [...markdown.matchAll(/```sh\n(curl [\s\S]*?)\n```/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(0);
  const text = commands.join('\n');
  const things = /\$(PERSON|TEMPLATE|MESSAGE)\b/.test(text) ? await makeThings() : {};
  for (const [name, make] of Object.entries(MAKERS))
    if (text.includes(`$${name}`)) things[name] = await make();
  const statuses = [];
  for (const command of commands) {
    const own = command.replaceAll('https://bellbird.example', '"$BELLBIRD"');
    const script = `${UUIDGEN}\n${own} -s -o /dev/null -w '%{http_code}'`;
    const { stdout } = await run('bash', ['-c', script], { env: { ...env, ...things } });
    statuses.push(`${stdout} ${command}`);
  }
  expect(statuses).toEqual(commands.map((command) => `200 ${command}`));
});
