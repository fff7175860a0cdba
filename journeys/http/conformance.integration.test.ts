import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PHONE_NUMBER_ID,
  allHandled,
  openServer,
  postMetaWebhook,
  postStoreWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';

/** The published samples are not ours to copy, so these tests run only where the samples were downloaded. */
const folder = path.join(
  process.env['SHARED_DIR'] ?? path.join(import.meta.dirname, '../../../shared'),
  'providers/payloads',
);

interface Sample {
  name: string;
  body: Record<string, unknown>;
}

function samplesOf(provider: string): Sample[] {
  const place = path.join(folder, provider);
  if (!existsSync(place)) return [];
  const files = readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  return files.map((name) => ({
    name,
    body: JSON.parse(readFileSync(path.join(place, name), 'utf8')) as Sample['body'],
  }));
}

/** These topics undo what others report, so they come last. The orders' buyer is the person to be erased. */
const LAST_TOPICS = ['customers/redact', 'app/uninstalled'];

/** Webhook samples are named `{resource}__{event}__…`. The REST samples beside them are not webhooks. */
const storeSamples = samplesOf('shopify')
  .map((sample) => ({ ...sample, topic: sample.name.split('__').slice(0, 2).join('/') }))
  .filter(({ name }) => name.includes('__docs_sample'))
  .toSorted((one, other) => LAST_TOPICS.indexOf(one.topic) - LAST_TOPICS.indexOf(other.topic));
const whatsAppSamples = samplesOf('whatsapp').filter(
  ({ body }) => body['object'] === 'whatsapp_business_account',
);
const messengerSamples = samplesOf('messenger').flatMap(({ name, body }) => {
  if (body['object'] === 'page') return [{ name, body }];
  const isEvent = 'recipient' in body && 'timestamp' in body;
  return isEvent ? [{ name, body: { object: 'page', entry: [{ id: '1', messaging: [body] }] } }] : [];
});

describe.skipIf(!existsSync(folder))('the samples that the providers publish', () => {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  const ids = async (table: string, column: string) => {
    const rows = await server.rows<{ id: string }>(
      `select ${column} as id from ${table} where shop_id = $1`,
      [server.shopId],
    );
    return rows.map(({ id }) => id);
  };

  /** The table in which the fact of a topic is stored. */
  const facts: Record<string, (body: Sample['body']) => Promise<void>> = {
    'checkouts/create': async (body) =>
      expect(await ids('checkouts', 'checkout_token')).toContain(body['token']),
    'orders/create': async (body) => expect(await ids('orders', 'order_id')).toContain(exactId(body)),
    'orders/paid': async (body) => expect(await ids('orders', 'order_id')).toContain(exactId(body)),
    'orders/fulfilled': async (body) => expect(await ids('orders', 'order_id')).toContain(exactId(body)),
    'refunds/create': async (body) => expect(await ids('refunds', 'refund_id')).toContain(exactId(body)),
    'products/create': async (body) => expect(await ids('products', 'product_id')).toContain(exactId(body)),
    'collections/create': async (body) =>
      expect(await ids('collections', 'collection_id')).toContain(exactId(body)),
    'shop/update': async (body) => expect(await ids('shops', 'name')).toEqual([body['name']]),
    'app/uninstalled': async () => expect(await ids('shop_access', 'shop_id')).toEqual([]),
  };

  it.each(storeSamples)('$name is accepted and understood', async ({ topic, body }) => {
    const id = `sample ${topic}`;
    expect(await postStoreWebhook(server.appUrl, { topic, body, id })).toMatchObject({
      status: 200,
      body: { received: true },
    });
    await allHandled(server.rows);
    expect(
      await server.rows("select state, error from webhook_inbox where source = 'shopify' and topic = $1", [
        topic,
      ]),
    ).toContainEqual({
      state: 'done',
      error: null,
    });
    await facts[topic]?.(body);
  });

  it('covers every topic that carries a fact', () => {
    expect(storeSamples.map(({ topic }) => topic)).toEqual(expect.arrayContaining(Object.keys(facts)));
  });

  it.each(whatsAppSamples)('WhatsApp $name is accepted and understood', async ({ body }) => {
    const { text, messages, statuses } = toOurNumber(body);
    expect(await postMetaWebhook(server.appUrl, 'whatsapp', text)).toMatchObject({
      status: 200,
      body: { received: true },
    });
    await allHandled(server.rows);
    const inbound = await ids('inbound_messages', 'provider_message_id');
    for (const id of messages) expect(inbound).toContain(id);
    const unmatched = await server.rows<{ id: string }>(
      'select provider_message_id as id from unmatched_receipts',
    );
    for (const id of statuses) expect(unmatched).toContainEqual({ id });
  });

  it('covers messages and statuses of WhatsApp', () => {
    const all = whatsAppSamples.map(({ body }) => toOurNumber(body));
    expect(all.flatMap(({ messages }) => messages).length).toBeGreaterThan(10);
    expect(all.flatMap(({ statuses }) => statuses).length).toBeGreaterThan(3);
  });

  it.each(messengerSamples)('Messenger $name is accepted and understood', async ({ body }) => {
    const stored = () => server.rows("select 1 from webhook_inbox where source = 'messenger'");
    const before = (await stored()).length;
    expect(await postMetaWebhook(server.appUrl, 'messenger', body)).toMatchObject({
      status: 200,
      body: { received: true },
    });
    await allHandled(server.rows);
    expect(await stored()).toHaveLength(before + 1);
  });

  it('WhatsApp and Messenger report nothing new if everything is repeated in another order', async () => {
    const before = await receiptsByChannel(server);
    expect(before.map(({ rows }) => rows.length > 0)).toEqual([true, true, true]);
    const reported = [
      ...messengerSamples.map(({ body }) => ({ channel: 'messenger' as const, text: JSON.stringify(body) })),
      ...whatsAppSamples.map(({ body }) => ({ channel: 'whatsapp' as const, text: toOurNumber(body).text })),
    ].toReversed();
    for (const { channel, text } of [...reported.filter((_, nth) => nth % 2 === 0), ...reported])
      expect(await postMetaWebhook(server.appUrl, channel, text)).toMatchObject({ status: 200 });
    await allHandled(server.rows);
    expect(await receiptsByChannel(server)).toEqual(before);
  });
});

/** Returns everything that the channels' webhooks stored. */
async function receiptsByChannel({ rows }: OpenServer) {
  const tables = {
    inbound_messages: 'channel, provider_message_id, subscriber_id, kind',
    subscribers:
      'subscriber_id, channel, phone_e164, wa_id, bsuid, psid, has_marketing_consent, last_inbound_at',
    unmatched_receipts: 'provider_message_id',
  };
  return Promise.all(
    Object.entries(tables).map(async ([table, columns]) => ({
      table,
      rows: await rows(`select distinct ${columns} from ${table} order by ${columns}`),
    })),
  );
}

function exactId(body: Sample['body']): string {
  const { admin_graphql_api_id: gid, id } = body as { admin_graphql_api_id?: string; id: number };
  return /(\d+)$/.exec(gid ?? '')?.[1] ?? String(id);
}

/** Returns the sample as if it was sent to the demo shop's number, and the ids in it. */
function toOurNumber(body: Sample['body']): { text: string; messages: string[]; statuses: string[] } {
  const text = JSON.stringify(body).replaceAll(
    /"phone_number_id":"[^"]*"/g,
    `"phone_number_id":"${PHONE_NUMBER_ID}"`,
  );
  const { entry } = body as {
    entry: { changes: { value: Record<'messages' | 'statuses', { id: string }[] | undefined> }[] }[];
  };
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  const idsOf = (part: 'messages' | 'statuses') =>
    values.flatMap((value) => (value[part] ?? []).map(({ id }) => id));
  return { text, messages: idsOf('messages'), statuses: idsOf('statuses') };
}
