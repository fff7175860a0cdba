import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WhatsAppContent } from '#features/engine/messaging/contract/content/whatsapp-content.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import { messagesTo } from '#tools/test-environment/messages-to.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { everyKind } from './contents.ts';
import { uploadOf, uploadPicture } from './often-sent-picture.ts';
import { TEMPLATES } from './templates.ts';

const META_TOKEN = 'bellbird-sandbox-whatsapp-token';
const MOST_SENDS = 12;

let server: OpenServer;
let database: OpenDatabase;
let senderId: string;
let now: Date;

beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  database = openDatabase(server.databaseUrl, { connections: 2 });
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  senderId = sender?.sender_id ?? '';
  await server.rows('update campaigns set is_on = true');
  for (const template of TEMPLATES) {
    const { status, body } = await meta('POST', `${BUSINESS_ACCOUNT}/message_templates`, template);
    if (status !== 200) throw new Error(`${template.name} was not taken: ${JSON.stringify(body)}`);
    await server.environment.control(`/whatsapp/templates/${template.name}/status`, { status: 'APPROVED' });
    await insertTemplate(server.db, {
      shopId: server.shopId,
      senderId,
      name: template.name,
      category: template.category,
    });
  }
  now = new Date((await server.environment.control<{ now: string }>('/clock')).now);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

function meta(method: string, path: string, body?: unknown) {
  return ask(`${server.environment.sandboxUrl}/meta/v25.0/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${META_TOKEN}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Adds a person who wrote just now and agreed to messages. */
async function person(phone: string): Promise<string> {
  await server.environment.control('/whatsapp/inbound', { from: phone, text: 'Hi' });
  const [row] = await waitFor(`${phone} to be known`, async () => {
    const rows = await server.rows<{ subscriber_id: string }>(
      `update subscribers set has_marketing_consent = true where phone_e164 = $1 and last_inbound_at is not null
       returning subscriber_id`,
      [phone],
    );
    return rows.length > 0 && rows;
  });
  return row?.subscriber_id ?? '';
}

async function send(
  subscriberId: string,
  content: WhatsAppContent,
  links: Record<string, string> = {},
  key = `kinds:${Math.random()}`,
): Promise<void> {
  const isMarketing = content.kind === 'template' && /buttons|offer|carousel/.test(content.templateName);
  await database.db.transaction().execute((tx) =>
    createMessages({ clock: { now: () => now } }, tx, [
      {
        shopId: server.shopId,
        messageKey: key,
        senderId,
        subscriberId,
        channel: 'WA',
        purpose: isMarketing ? 'marketing' : content.kind === 'template' ? 'utility' : 'service',
        source: { kind: 'campaign', type: 'kinds', id: null },
        sourceEvent: key,
        content,
        discount: null,
        discountCode: null,
        priority: PRIORITY.transactional,
        dueAt: now,
        expiresAt: new Date(now.getTime() + 48 * HOUR_MS),
        links,
      },
    ]),
  );
}

async function lastBubble(phone: string): Promise<object | undefined> {
  const { body } = await ask(`${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(phone)}`);
  const { bubbles } = body as { bubbles: { fromShopper: boolean }[] };
  return bubbles.findLast((bubble) => !bubble.fromShopper);
}

it('reaches people abroad, whether they wrote before or not', async () => {
  const [knownByPhone, wrote] = ['+14155550188', '+5491155550188'];
  await addSubscriber(server.db, server.shopId, { phone: knownByPhone });
  await person(wrote);
  for (const phone of [knownByPhone, wrote]) {
    const receipt = { phone, purpose: 'utility', sourceType: 'receiptStory', sourceEvent: phone } as const;
    await queueMessages(server.db, { shopId: server.shopId, senderId }, receipt);
    await waitFor(`the phone of ${phone}`, async () => (await lastBubble(phone)) !== undefined);
  }
});

it('sends a message of every kind, and the phone shows it', async () => {
  const kinds = everyKind(now.getTime() + 24 * HOUR_MS);
  const people = new Map<string, string>();
  for (const [at, { content, links }] of kinds.entries()) {
    const phone = `+4915215553${String(100 + at)}`;
    const subscriberId = await person(phone);
    people.set(phone, subscriberId);
    await send(subscriberId, content, links);
  }
  for (const [at, { name, shown }] of kinds.entries()) {
    const phone = `+4915215553${String(100 + at)}`;
    const bubble = await waitFor(name, async () => {
      const [row] = await messagesTo(server, phone);
      if (row?.provider_code) throw new Error(`${name} was refused: ${JSON.stringify(row)}`);
      return row?.state === 'delivered' && lastBubble(phone);
    });
    const codes = await server.rows<{ slot: string; code: string }>(
      `select l.key as slot, l.value as code from messages m, jsonb_each_text(m.content -> 'linkCodes') l
       where m.subscriber_id = $1`,
      [people.get(phone)],
    );
    const urlOf = (slot: string) => `${server.appUrl}/l/${codes.find((one) => one.slot === slot)?.code}`;
    expect(bubble, name).toMatchObject(shown(urlOf));
    for (const { slot, code } of codes)
      expect((await ask(`${server.appUrl}/l/${code}`)).location, name).toBe(kinds[at]?.links?.[slot]);
  }
});

it('uploads an often-sent picture of ours, and uploads it again when WhatsApp lost it', async () => {
  const url = await uploadPicture(server);
  const content: WhatsAppContent = { kind: 'media', type: 'image', media: { link: url } };
  const phone = '+4915215554001';
  const subscriberId = await person(phone);
  for (let sent = 0; sent < 3; sent += 1) await send(subscriberId, content);
  const mediaId = await waitFor('the upload', () => uploadOf(server, url));
  const sentIds: (string | undefined)[] = [];
  // The worker's knowledge of an upload may be a few seconds old, so the URL may be sent once more.
  while (!sentIds.includes(mediaId) && sentIds.length < MOST_SENDS) sentIds.push(await sendOne());
  expect(sentIds.at(-1)).toBe(mediaId);

  expect((await meta('DELETE', mediaId)).body).toEqual({ success: true });
  await send(subscriberId, content);
  await waitFor('a second upload', async () => {
    const id = await uploadOf(server, url);
    return id !== null && id !== mediaId;
  });
  await server.environment.forward(11_000);
  await waitFor('everything to be sent', async () =>
    (await messagesTo(server, phone)).every(({ state }) => ['delivered', 'read'].includes(state)),
  );

  /** Sends the picture. Returns the upload's id if the message used one. */
  async function sendOne(): Promise<string | undefined> {
    const before = (await messagesTo(server, phone)).length;
    await server.environment.forward(6000);
    await send(subscriberId, content);
    await waitFor('the picture', async () => {
      const rows = await messagesTo(server, phone);
      return rows.length > before && rows.every(({ state }) => ['delivered', 'read'].includes(state));
    });
    const { messages } = await server.environment.control<{
      messages: { content: { image?: { id?: string } } }[];
    }>(`/whatsapp/messages?to=${encodeURIComponent(phone)}`);
    return messages[0]?.content.image?.id;
  }
});

it('stores what people send, downloads their files, and marks messages as read', async () => {
  // Off until the merchant switches it on.
  await server.rows('update senders set marks_read = true');
  const phone = '+4915215554002';
  const subscriberId = await person(phone);
  const kinds = [
    'image',
    'audio',
    'video',
    'document',
    'sticker',
    'location',
    'contacts',
    'order',
    'reaction',
  ];
  for (const kind of [...kinds, 'form', 'unsupported'])
    await server.environment.control('/whatsapp/inbound/kind', { from: phone, kind, caption: 'Look' });
  await server.environment.control('/whatsapp/inbound/kind', {
    from: phone,
    kind: 'image',
    base64: Buffer.from('<script>').toString('base64'),
  });
  await waitFor('all files to be fetched', async () => {
    const files = await server.rows<{ state: string }>('select state from inbound_media');
    return files.length === 6 && files.every(({ state }) => state !== 'waiting');
  });
  const expected = ['text', 'image', 'interactive', 'unsupported', ...kinds].toSorted();
  const listReceived = () =>
    server.rows<{ kind: string; text: string | null; details: unknown }>(
      'select kind, text, details from inbound_messages where subscriber_id = $1 order by received_at',
      [subscriberId],
    );
  await waitFor('all messages to be kept', async () => (await listReceived()).length >= expected.length);
  const arrived = await listReceived();
  expect(arrived.map(({ kind }) => kind).toSorted()).toEqual(expected);
  expect(arrived.find(({ kind }) => kind === 'location')).toMatchObject({
    text: 'Fernsehturm',
    details: { place: { latitude: 52.5208 } },
  });
  const files = await server.rows(
    'select kind, state, reason, content_type from inbound_media order by kind, state',
  );
  expect(files).toMatchObject([
    { kind: 'audio', state: 'stored', content_type: 'audio/ogg' },
    { kind: 'document', state: 'stored', content_type: 'application/pdf' },
    { kind: 'image', state: 'refused', reason: 'notItsKind' },
    { kind: 'image', state: 'stored', content_type: 'image/png' },
    { kind: 'sticker', state: 'stored', content_type: 'image/webp' },
    { kind: 'video', state: 'stored', content_type: 'video/mp4' },
  ]);
  await waitFor('both ticks to turn blue', async () => {
    const { messages } = await server.environment.control<{
      messages: { direction: string; state: string }[];
    }>(`/whatsapp/messages?to=${encodeURIComponent(phone)}`);
    return messages.every(({ direction, state }) => direction === 'fromBusiness' || state === 'read');
  });
});
