import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { NewMessage } from '#features/engine/messaging/contract/message.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { logInWithFacebook, openShop, post } from '#tools/test-environment/channels-client.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const PAGE = '112233445566778';
const MIRA = { pageId: PAGE, from: '+4915215550131' };

let server: OpenServer;
let database: OpenDatabase;
let sent = 0;

beforeAll(async () => {
  server = await openServer();
  database = openDatabase(server.databaseUrl, { connections: 2 });
  const wren = await openShop(server.appUrl, DEMO_SHOP);
  const { body } = await post(wren, '/getPages', await logInWithFacebook(wren));
  const pages = body as { id: string; access_token: string }[];
  const pageAccessToken = pages.find(({ id }) => id === PAGE)?.access_token;
  await post(wren, '/database/api/user/master', { pageId: PAGE, shopUrl: DEMO_SHOP, pageAccessToken });
});

afterAll(async () => {
  await database.close();
  await server.close();
});

it('recognizes Mira by her m.me link, once she taps Get Started', async () => {
  const opened = await server.environment.control<{ seesGetStarted: boolean }>('/messenger/open', {
    ...MIRA,
    ref: 'wren.pill.7',
  });
  expect(opened.seesGetStarted).toBe(true);
  await server.environment.control('/messenger/get-started', MIRA);
  const mira = await waitFor('her name', async () => {
    const [row] = await server.rows<{ psid: string; first_name: string | null; window: Date | null }>(
      `select psid, first_name, last_inbound_at as window from subscribers where channel = 'FB'`,
    );
    return row?.first_name ? row : null;
  });
  expect(mira.window).not.toBeNull();
  expect(await server.rows("select kind, payload from inbound_messages where channel = 'FB'")).toEqual([
    { kind: 'postback', payload: 'GET_STARTED' },
  ]);
  await waitFor('her greeting to be delivered', async () => {
    const [greeting] = await server.rows<{ state: string }>(
      "select state from messages where channel = 'FB' and source_type = 'getStarted'",
    );
    return greeting?.state === 'delivered';
  });
});

it('answers Mira, and counts which messages arrived and which she read up to a time', async () => {
  await send({ kind: 'messengerText', text: 'Yes, the moss mug is dishwasher safe.', quickReplies: [] });
  await send({
    kind: 'messengerButtons',
    text: 'Shall we keep one for you?',
    buttons: [{ kind: 'link', title: 'Look at it', link: 'product' }],
    quickReplies: [
      { title: 'Yes, please', payload: 'KEEP' },
      { title: 'Unsubscribe', payload: 'STOP' },
    ],
  });
  await waitFor('both to be delivered', async () => (await statesOf()).join() === 'delivered,delivered');
  await server.environment.control('/messenger/read', MIRA);
  await waitFor('both to be read', async () => (await statesOf()).join() === 'read,read');
  expect(
    await server.rows(
      "select sent, delivered, read from daily_rollups where channel = 'FB' and source_type = 'messengerStory'",
    ),
  ).toEqual([{ sent: 2, delivered: 2, read: 2 }]);
  expect(await summary()).toEqual({ accepted: 3, byMetadata: 3, duplicates: [] });
});

it('ignores an echo from a page that did not send the message', async () => {
  const [mine] = await server.rows<{ note: string }>(
    "select 'b1:' || shop_id || ':' || message_id as note from messages where source_type = 'messengerStory' limit 1",
  );
  const message = { mid: 'm_forged', is_echo: true, metadata: mine?.note };
  const event = { sender: { id: '42' }, recipient: { id: '24' }, timestamp: 1_795_000_000_000, message };
  const body = { object: 'page', entry: [{ id: '42', messaging: [event] }] };
  expect(await postMetaWebhook(server.appUrl, 'messenger', body)).toMatchObject({ status: 200 });
  expect(await server.rows("select 1 from messenger_echoes where provider_message_id = 'm_forged'")).toEqual(
    [],
  );
});

it('counts her tap as a reply to the message that offered it', async () => {
  await server.environment.control('/messenger/inbound', {
    ...MIRA,
    text: 'Yes, please',
    quickReplyPayload: 'KEEP',
  });
  await waitFor('the touch', async () => {
    const touches = await server.rows<{ kind: string; text: string }>(
      `select t.kind, m.content ->> 'text' as text from touches t join messages m using (shop_id, message_id)`,
    );
    return touches.length === 1 && touches[0]?.text === 'Shall we keep one for you?';
  });
});

it('finds an uncertain message by its echo, and sends nothing twice', async () => {
  await server.environment.control('/misbehaviour', {
    partner: 'messenger',
    kind: 'timeoutAfterAcceptance',
    delayMs: 100,
  });
  await server.environment.control('/misbehaviour', {
    partner: 'messenger',
    kind: 'webhooksTwice',
    times: 4,
  });
  await send({ kind: 'messengerText', text: 'It is on its way to the till.', quickReplies: [] });
  await waitFor('its echo', async () => (await statesOf()).at(-1) === 'delivered');
  // The echo may arrive before the request's timeout.
  await waitFor('nothing in doubt', async () => {
    const open = await server.rows("select 1 from outbox where state <> 'awaiting_code'");
    return open.length === 0;
  });
  expect(await summary()).toMatchObject({ accepted: 4, duplicates: [] });
});

it('counts a delivery that is reported before its echo, for a message without an answer', async () => {
  await server.environment.control('/misbehaviour', {
    partner: 'messenger',
    kind: 'timeoutAfterAcceptance',
    delayMs: 20,
  });
  await server.environment.control('/misbehaviour', { partner: 'messenger', kind: 'webhooksShuffled' });
  await send({ kind: 'messengerText', text: 'It waits for you.', quickReplies: [] });
  await waitFor('both', async () => (await statesOf()).at(-1) === 'delivered');
  expect(await summary()).toMatchObject({ accepted: 5, duplicates: [] });
});

it('drops messages that are not allowed after the 24 hours, but sends a utility template', async () => {
  await server.environment.forward(25 * HOUR_MS);
  await send({ kind: 'messengerText', text: 'Are you still there?', quickReplies: [] });
  await waitFor('the gate', async () => (await statesOf()).at(-1) === 'skipped');
  const [late] = await server.rows(
    "select verdict ->> 'reason' as reason from messages where channel = 'FB' order by message_id desc limit 1",
  );
  expect(late).toEqual({ reason: 'windowClosed' });
  await approveTemplate();
  await send({
    kind: 'messengerTemplate',
    templateName: 'parcel_sent',
    language: 'en',
    body: ['WREN-1001'],
    postbackPayloads: [],
  });
  await waitFor('the template', async () => (await statesOf()).at(-1) === 'delivered');
});

it('asks back about an unclear opt-out with two answers, and keeps the person who chooses to stay', async () => {
  await server.environment.control('/messenger/inbound', { ...MIRA, text: 'STOP 12345' });
  const [asked] = await waitFor('the question', async () => {
    const rows = await server.rows<{ state: string; content: { quickReplies: { payload: string }[] } }>(
      "select state, content from messages where channel = 'FB' and source_type = 'stopQuestion'",
    );
    return rows[0]?.state === 'delivered' && rows;
  });
  expect(asked?.content.quickReplies.map(({ payload }) => payload)).toEqual(['STOP', 'KEEP_MESSAGES']);
  await server.environment.control('/messenger/inbound', {
    ...MIRA,
    text: 'Nein, behalten',
    quickReplyPayload: 'KEEP_MESSAGES',
  });
  await waitFor('the answer', async () => {
    const rows = await server.rows<{ state: string }>(
      "select state from messages where channel = 'FB' and source_type = 'stopQuestion'",
    );
    return rows.length === 2 && rows.every(({ state }) => state === 'delivered');
  });
  expect(await server.rows("select from consent_ledger where kind = 'revoked'")).toEqual([]);
});

it('stops at an opt-out keyword, confirms it once, and does not write again', async () => {
  await server.rows(
    "update subscribers set has_marketing_consent = true, opted_in_at = now() where channel = 'FB'",
  );
  for (let time = 0; time < 2; time += 1)
    await server.environment.control('/messenger/inbound', { ...MIRA, text: 'Stop!' });
  // The sandbox posts its webhooks in the background.
  await server.environment.control('/webhooks/settled');
  await allHandled(server.rows);
  const confirmations = await waitFor('the confirmation', async () => {
    const rows = await server.rows<{ state: string }>(
      "select state from messages where channel = 'FB' and source_type = 'stopConfirmation'",
    );
    return rows[0]?.state === 'delivered' && rows;
  });
  expect(confirmations).toHaveLength(1);
  expect(await server.rows("select kind, origin from consent_ledger where kind = 'revoked'")).toEqual([
    { kind: 'revoked', origin: 'keyword' },
  ]);
  await send({ kind: 'messengerText', text: 'An offer', quickReplies: [] }, 'marketing');
  await waitFor('the gate', async () => (await statesOf()).at(-1) === 'skipped');
});

it('keeps the window open longer from the first message after an ad', async () => {
  const psid = await psidOf();
  const startMs = testNow().getTime();
  const report = async (minutes: number, event: object) => {
    const timestamp = startMs - HOUR_MS + minutes * 60_000;
    const messaging = [{ sender: { id: psid }, recipient: { id: PAGE }, timestamp, ...event }];
    const body = { object: 'page', entry: [{ id: PAGE, time: timestamp, messaging }] };
    expect(await postMetaWebhook(server.appUrl, 'messenger', body)).toMatchObject({ status: 200 });
    await allHandled(server.rows);
    const [person] = await server.rows<{ clicked: Date | null; wrote: Date | null }>(
      "select ad_clicked_at as clicked, ad_wrote_at as wrote from subscribers where channel = 'FB'",
    );
    const minutesOf = (at: Date | null | undefined) =>
      at ? Math.round((at.getTime() - startMs + HOUR_MS) / 60_000) : null;
    return { clicked: minutesOf(person?.clicked), wrote: minutesOf(person?.wrote) };
  };
  const referral = { source: 'ADS', type: 'OPEN_THREAD', ad_id: '6045246247433' };
  expect(await report(10, { message: { mid: 'm_ad.1', text: 'Hello' } })).toEqual({
    clicked: null,
    wrote: null,
  });
  expect(await report(20, { referral })).toEqual({ clicked: 20, wrote: null });
  // Sent before the ad, and received late.
  expect(await report(15, { message: { mid: 'm_ad.2', text: 'Hello?' } })).toEqual({
    clicked: 20,
    wrote: null,
  });
  expect(await report(30, { message: { mid: 'm_ad.3', text: 'This lamp' } })).toEqual({
    clicked: null,
    wrote: 30,
  });
  expect(await report(40, { message: { mid: 'm_ad.4', text: 'And this' } })).toEqual({
    clicked: null,
    wrote: 30,
  });
  const withAd = { message: { mid: 'm_ad.5', text: 'From the ad', referral } };
  expect(await report(50, withAd)).toEqual({ clicked: null, wrote: 50 });
  expect(await report(50, withAd)).toEqual({ clicked: null, wrote: 50 });
});

it('stops the page immediately when Meta blocks it, and resumes when Meta allows it', async () => {
  await server.environment.control('/messenger/policy', {
    pageId: PAGE,
    action: 'block',
    reason: 'Too much of it.',
  });
  const stopped = async () =>
    (
      await server.rows<{ reason: string | null }>(
        "select stopped_reason as reason from senders where channel = 'FB'",
      )
    )[0]?.reason;
  expect(await waitFor('the stop', stopped)).toContain('Too much of it.');
  await server.environment.control('/messenger/policy', { pageId: PAGE, action: 'unblock' });
  await waitFor('the page to go on', async () => (await stopped()) === null);
});

it('never writes again to a person who blocked the page', async () => {
  await server.rows("update subscribers set has_marketing_consent = true where channel = 'FB'");
  await server.environment.control('/messenger/block', { ...MIRA, hasBlocked: true });
  await send({ kind: 'messengerText', text: 'Hello again', quickReplies: [] });
  await waitFor('the refusal', async () => (await statesOf()).at(-1) === 'failed');
  await waitFor('the revocation', async () => {
    const [mira] = await server.rows<{ consent: boolean }>(
      "select has_marketing_consent as consent from subscribers where channel = 'FB'",
    );
    return mira?.consent === false;
  });
});

/** Queues a message as one of the engine's own writers would. */
async function send(content: MessageContent, purpose: NewMessage['purpose'] = 'service'): Promise<void> {
  sent += 1;
  const [ids] = await server.rows<{ sender_id: string; subscriber_id: string; now: string }>(
    `select s.sender_id, p.subscriber_id from senders s join subscribers p using (shop_id)
     where s.channel = 'FB' and p.channel = 'FB'`,
  );
  const { now } = await server.environment.control<{ now: string }>('/clock');
  const at = new Date(now);
  const message: NewMessage = {
    shopId: server.shopId,
    messageKey: `story:${sent}`,
    senderId: ids?.sender_id ?? '',
    subscriberId: ids?.subscriber_id ?? '',
    channel: 'FB',
    purpose,
    source: { kind: 'campaign', type: 'messengerStory', id: null },
    sourceEvent: String(sent),
    content,
    discount: null,
    discountCode: null,
    priority: PRIORITY.service,
    dueAt: at,
    expiresAt: new Date(at.getTime() + HOUR_MS),
    links: content.kind === 'messengerButtons' ? { product: 'https://demo.myshopify.com/products/mug' } : {},
  };
  await database.db
    .transaction()
    .execute((tx) => createMessages({ clock: { now: () => at } }, tx, [message]));
}

async function statesOf(): Promise<string[]> {
  const rows = await server.rows<{ state: string }>(
    "select state from messages where channel = 'FB' and source_type = 'messengerStory' order by message_id",
  );
  return rows.map(({ state }) => state);
}

function summary(): Promise<unknown> {
  return server.environment.control('/messenger/messages/summary');
}

/** Creates a template of the page, which Meta approves by webhook. */
async function approveTemplate(): Promise<void> {
  const [sender] = await server.rows<{ sender_id: string }>(
    "select sender_id from senders where channel = 'FB'",
  );
  await insertTemplate(server.db, {
    shopId: server.shopId,
    senderId: sender?.sender_id ?? '',
    name: 'parcel_sent',
    category: 'UTILITY',
    status: 'PENDING',
  });
  await server.environment.control('/messenger/templates', {
    pageId: PAGE,
    name: 'parcel_sent',
    language: 'en',
    body: 'Your order {{1}} is on its way to you.',
    sample: 'WREN-1001',
  });
  await waitFor('the approval', async () => {
    const [row] = await server.rows<{ status: string }>(
      "select status from template_submissions where name = 'parcel_sent'",
    );
    return row?.status === 'ENABLED';
  });
}

async function psidOf(): Promise<string> {
  const [person] = await server.rows<{ psid: string }>("select psid from subscribers where channel = 'FB'");
  return person?.psid ?? '';
}
