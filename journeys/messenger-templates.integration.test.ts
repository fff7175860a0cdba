import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import type { NewMessage } from '#features/engine/messaging/contract/message.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { ensureTemplate } from '#features/foundations/templates/server/index.ts';
import type { getSenderHealth } from '#features/product/sender-health/contract/sending-health.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  get,
  logInWithFacebook,
  openShop,
  post,
  type Shop,
} from '#tools/test-environment/channels-client.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const PAGE = '112233445566778';
const MIRA = { pageId: PAGE, from: '+4915215550141' };

const parcelSent: TemplateDefinition = {
  name: 'parcel_sent',
  language: 'en',
  category: 'UTILITY',
  header: null,
  body: 'Your order {{1}} is on its way to you.',
  variables: [{ name: 'orderName', sample: 'WREN-1001' }],
  footer: null,
  buttons: [{ kind: 'reply', title: 'Where is it?', payload: 'TRACK' }],
  offer: null,
  cards: null,
};

let server: OpenServer;
let database: OpenDatabase;
let jobs: Jobs;
let wren: Shop;

beforeAll(async () => {
  server = await openServer();
  database = openDatabase(server.databaseUrl, { connections: 4 });
  jobs = new Jobs(server.databaseUrl, pino({ level: 'silent' }));
  await jobs.start([], { run: false });
  wren = await openShop(server.appUrl, DEMO_SHOP);
  const { body } = await post(wren, '/getPages', await logInWithFacebook(wren));
  const pages = body as { id: string; access_token: string }[];
  const pageAccessToken = pages.find(({ id }) => id === PAGE)?.access_token;
  await post(wren, '/database/api/user/master', { pageId: PAGE, shopUrl: DEMO_SHOP, pageAccessToken });
  await server.environment.control('/messenger/open', MIRA);
  await server.environment.control('/messenger/get-started', MIRA);
  await waitFor(
    'Mira',
    async () => (await server.rows("select from subscribers where channel = 'FB'")).length > 0,
  );
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
  await server.close();
});

it('submits a template once, however often it is requested, and learns of its approval', async () => {
  // The campaigns' own templates are created with the page.
  await waitFor("the campaigns' templates", async () => {
    const drafts = await server.rows("select from template_submissions where status = 'DRAFT'");
    return drafts.length === 0;
  });
  const before = await submissions();
  await Promise.all([ensure(parcelSent), ensure(parcelSent)]);
  await waitFor('the approval', () => isIn('parcel_sent', 'ENABLED'));
  await ensure(parcelSent);
  const [onPage, ...others] = (await pageTemplates()).filter(({ name }) => name === 'parcel_sent');
  expect(others).toEqual([]);
  expect(onPage).toMatchObject({
    name: 'parcel_sent',
    status: 'APPROVED',
    components: [
      { type: 'BODY', example: { body_text: [['WREN-1001']] } },
      { type: 'BUTTONS', buttons: [{ type: 'POSTBACK', text: 'Where is it?', payload: 'TRACK' }] },
    ],
  });
  expect(await templateOf('parcel_sent')).toEqual({ status: 'ENABLED', reason: null, id: onPage?.id });
  expect(await submissions()).toBe(before + 1);
});

it('sends Mira the template after her 24 hours are over', async () => {
  await server.environment.forward(25 * HOUR_MS);
  await send('parcel_sent');
  await waitFor('the delivery', async () => (await stateOf('parcel_sent')).state === 'delivered');
});

it('reports why Messenger rejected a template, and drops messages that would use it', async () => {
  await ensure({ ...parcelSent, name: 'rejected_offer' });
  await waitFor('the verdict', () => isIn('rejected_offer', 'REJECTED'));
  expect((await health()).stoppedTemplates).toMatchObject([
    {
      name: 'rejected_offer',
      status: 'REJECTED',
      reason: 'Messenger takes it for marketing, which a template may not carry there.',
    },
  ]);
  await send('rejected_offer');
  await waitFor('the gate', async () => (await stateOf('rejected_offer')).state === 'skipped');
  expect(await stateOf('rejected_offer')).toEqual({ state: 'skipped', reason: 'templateStopped' });
});

it('refuses a template that Messenger does not allow, without asking Messenger', async () => {
  const before = await submissions();
  await ensure({ ...parcelSent, name: 'summer_sale', category: 'MARKETING' });
  await waitFor('the refusal', () => isIn('summer_sale', 'REJECTED'));
  expect((await templateOf('summer_sale')).reason).toContain('orders and their delivery only');
  expect(await submissions()).toBe(before);
});

it('adopts the page’s existing template of that name, and no other', async () => {
  const made = { pageId: PAGE, language: 'en', body: 'Parcel {{1}} waits for you.', sample: 'WREN-1001' };
  await server.environment.control('/messenger/templates', { ...made, name: 'parcel_waits_long' });
  await server.environment.control('/messenger/templates', { ...made, name: 'parcel_waits' });
  const before = await submissions();
  await ensure({ ...parcelSent, name: 'parcel_waits' });
  await waitFor('the approval', () => isIn('parcel_waits', 'ENABLED'));
  const onPage = (await pageTemplates()).find(({ name }) => name === 'parcel_waits');
  expect((await templateOf('parcel_waits')).id).toBe(onPage?.id);
  expect(await submissions()).toBe(before);
});

it('submits a template once despite a busy API, a lost answer and a lost webhook', async () => {
  for (const kind of ['rateLimited', 'timeoutAfterAcceptance', 'webhooksLost'])
    await server.environment.control('/misbehaviour', { partner: 'messenger', kind, delayMs: 10 });
  await ensure({ ...parcelSent, name: 'parcel_late' });
  await waitFor('the approval', () => isIn('parcel_late', 'ENABLED'));
  const onPage = (await pageTemplates()).filter(({ name }) => name === 'parcel_late');
  expect(onPage).toHaveLength(1);
  expect((await templateOf('parcel_late')).id).toBe(onPage[0]?.id);
  expect(await server.environment.control('/misbehaviour')).toEqual({ planned: [] });
});

it('reports a refusal in Messenger’s own text, and submits the template again on the next request', async () => {
  await server.environment.control('/misbehaviour', { partner: 'messenger', kind: 'errorCode', code: 200 });
  await ensure({ ...parcelSent, name: 'parcel_lost' });
  await waitFor('the refusal', () => isIn('parcel_lost', 'REJECTED'));
  expect(await templateOf('parcel_lost')).toEqual({
    status: 'REJECTED',
    reason: 'Planned on the sandbox’s control panel.',
    id: null,
  });
  await ensure({ ...parcelSent, name: 'parcel_lost' });
  await waitFor('the approval', () => isIn('parcel_lost', 'ENABLED'));
  expect((await health()).stoppedTemplates.map(({ name }) => name)).not.toContain('parcel_lost');
});

/** Requests a template as a campaign that needs it does. */
async function ensure(definition: TemplateDefinition): Promise<void> {
  const at = await testTime();
  const { senderId } = await ids();
  await database.db
    .transaction()
    .execute((tx) =>
      ensureTemplate({ clock: { now: () => at }, jobs }, tx, { shopId: server.shopId, senderId }, definition),
    );
}

/** Queues a message with a template, as a campaign would. */
async function send(templateName: string): Promise<void> {
  const at = await testTime();
  const message: NewMessage = {
    shopId: server.shopId,
    messageKey: `story:${templateName}`,
    ...(await ids()),
    channel: 'FB',
    purpose: 'utility',
    source: { kind: 'campaign', type: 'messengerStory', id: null },
    sourceEvent: templateName,
    content: {
      kind: 'messengerTemplate',
      templateName,
      language: 'en',
      body: ['WREN-1001'],
      postbackPayloads: [],
    },
    discount: null,
    discountCode: null,
    priority: PRIORITY.service,
    dueAt: at,
    expiresAt: new Date(at.getTime() + HOUR_MS),
    links: {},
  };
  await database.db
    .transaction()
    .execute((tx) => createMessages({ clock: { now: () => at } }, tx, [message]));
}

async function testTime(): Promise<Date> {
  return new Date((await server.environment.control<{ now: string }>('/clock')).now);
}

async function ids(): Promise<{ senderId: string; subscriberId: string }> {
  const [row] = await server.rows<{ senderId: string; subscriberId: string }>(
    `select s.sender_id as "senderId", p.subscriber_id as "subscriberId"
     from senders s join subscribers p using (shop_id) where s.channel = 'FB' and p.channel = 'FB'`,
  );
  if (!row) throw new Error('there is no page, or nobody writes to it');
  return row;
}

async function isIn(name: string, status: string): Promise<boolean> {
  return (await templateOf(name)).status === status;
}

async function templateOf(
  name: string,
): Promise<{ status?: string; reason?: string | null; id?: string | null }> {
  const [row] = await server.rows<{ status: string; reason: string | null; id: string | null }>(
    'select status, reason, provider_template_id as id from template_submissions where name = $1',
    [name],
  );
  return row ?? {};
}

async function stateOf(sourceEvent: string): Promise<{ state?: string; reason?: string | null }> {
  const [row] = await server.rows<{ state: string; reason: string | null }>(
    "select state, verdict ->> 'reason' as reason from messages where source_event = $1",
    [sourceEvent],
  );
  return row ?? {};
}

interface OnPage {
  id: string;
  name: string;
}

async function pageTemplates(): Promise<OnPage[]> {
  const { templates } = await server.environment.control<{ templates: OnPage[] }>(
    `/messenger/templates?pageId=${PAGE}`,
  );
  return templates;
}

/** Returns how many templates were submitted to Messenger. */
async function submissions(): Promise<number> {
  const { exchanges } = await server.environment.control<{ exchanges: { summary: string }[] }>(
    '/exchanges?brief=true&limit=500',
  );
  return exchanges.filter(({ summary }) => summary === `POST /${PAGE}/message_templates`).length;
}

async function health() {
  const { body } = await get(wren, `/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`);
  return body as z.infer<typeof getSenderHealth.response>;
}
