import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { writeCallbackData } from '#features/engine/messaging/rules/receipts/callback-data.ts';
import type { getSenderAlerts } from '#features/product/sender-health/contract/sender-alerts.ts';
import type { getSenderHealth } from '#features/product/sender-health/contract/sending-health.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  openServer,
  postMetaWebhook,
  whatsAppBody,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const LENA = '+4915112345801';
const MIRA = '+4915112345802';
const OLAF = '+4915112345804';

let server: OpenServer;

beforeAll(async () => {
  server = await openServer();
  await server.rows('update campaigns set is_on = true');
});
afterAll(() => server.close());

it('reports a healthy number: people reached, rate, receipts', async () => {
  await queueFor(LENA);
  const sender = await waitFor('the first receipt', async () => {
    const [one] = (await health()).senders;
    return one?.lastReceiptAt && one;
  });
  expect(sender).toMatchObject({
    channel: 'WA',
    quality: 'GREEN',
    reach: { used: 1, most: 2000 },
    sendsPerSecond: 80,
    pace: 1,
    stopped: null,
    alerts: [],
    waiting: [],
  });
  expect(await health()).toMatchObject({ stoppedTemplates: [], failures: [], inbox: { count: 0 } });
  expect(await alerts()).toEqual([]);
});

it('reports low quality and a stopped template when WhatsApp does', async () => {
  await server.environment.control('/whatsapp/number', { quality: 'RED', tier: 'TIER_250' });
  await waitFor('the quality', async () => (await alerts()).some(({ alert }) => alert === 'qualityLow'));
  await server.environment.control('/whatsapp/templates/cart_reminder_1_offer/status', {
    status: 'PAUSED',
    reason: 'FIRST_PAUSE',
  });
  const [template] = await waitFor('the pause', async () => {
    const { stoppedTemplates } = await health();
    return stoppedTemplates.length > 0 && stoppedTemplates;
  });
  const why = 'Too many shoppers disliked it, so WhatsApp paused it for three hours.';
  expect(template).toMatchObject({ name: 'cart_reminder_1_offer', status: 'PAUSED', reason: why });
  const paused = (await drips()).filter(({ templateName }) => templateName === template?.name);
  expect(paused).toMatchObject([{ templateStatus: 'PAUSED', templateReason: why }]);
  // Within an hour of its first approval, a second one would count as a repetition of the same webhook.
  await forward(HOUR_MS);
  await server.environment.control('/whatsapp/templates/cart_reminder_1_offer/status', {
    status: 'APPROVED',
  });
  await server.environment.control('/whatsapp/number', { quality: 'GREEN', tier: 'TIER_2K' });
  await waitFor(
    'both to be over',
    async () => (await health()).stoppedTemplates.length === 0 && (await alerts()).length === 0,
  );
});

it('reports what WhatsApp lost or refused, alone and beside a message, each once', async () => {
  const lost = { code: 131_035, title: 'Webhook could not be delivered within data retention limit' };
  const tooFast = { code: '130429', title: 'Rate limit hit', error_data: null };
  const message = {
    id: 'wamid.beside',
    from: LENA.slice(1),
    timestamp: '1',
    type: 'text',
    text: { body: 'Hi' },
  };
  const reported = [{ errors: [lost] }, { messages: [message], errors: [tooFast] }].map((value) =>
    whatsAppBody(value),
  );
  for (const { object, entry } of [...reported, ...reported]) {
    const body = { object, entry: entry.map((one) => ({ ...one, time: 1_795_000_000 })) };
    await postMetaWebhook(server.appUrl, 'whatsapp', body);
  }
  const notices = await waitFor('both', async () => {
    const [one] = (await health()).senders;
    return one?.notices.length === 2 && one.notices;
  });
  expect(new Set(notices.map(({ code }) => code))).toEqual(new Set([130_429, 131_035]));
  expect(await server.rows('select from provider_notices')).toHaveLength(2);
  expect(
    await server.rows("select from inbound_messages where provider_message_id = 'wamid.beside'"),
  ).toHaveLength(1);
});

it.each([
  ['an unpaid account', 131_042],
  ['a number that is not registered', 133_010],
])(
  'reports a stop by %s (%i), keeps messages queued, and sends them once it is resumed',
  async (_why, code) => {
    await server.environment.control('/misbehaviour', {
      partner: 'whatsapp',
      kind: 'errorCode',
      code,
      times: 1,
    });
    await queueFor(MIRA);
    const sender = await waitFor('the stop', async () => {
      const [one] = (await health()).senders;
      return one?.stopped && one.waiting[0]?.reason === `retry:${code}` && one;
    });
    expect(sender).toMatchObject({
      alerts: ['stopped'],
      stopped: { canResume: true, failure: { code, errorClass: 'account' } },
      waiting: [{ reason: `retry:${code}`, count: 1 }],
    });
    expect(await alerts()).toMatchObject([{ channel: 'WA', alert: 'stopped' }]);
    await resume();
  },
);

it('stops after a refusal by webhook, and sends that message again once it is resumed', async () => {
  await queueFor(OLAF);
  await receiptsCame();
  const [sent] = await messagesTo(OLAF);
  // Only the message's dispatch counts as reported.
  await server.rows(
    "update messages set state = 'sent', delivered_at = null, read_at = null where message_id = $1",
    [sent?.message_id],
  );
  const status = {
    id: sent?.provider_message_id,
    status: 'failed',
    timestamp: String(sent?.at),
    recipient_id: OLAF.slice(1),
    biz_opaque_callback_data: writeCallbackData(server.shopId, sent?.message_id ?? ''),
    errors: [{ code: 131_042, title: 'Business eligibility payment issue' }],
  };
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [status] }));
  await waitFor('the stop', async () => (await health()).senders[0]?.stopped);
  await resume();
  const [, again] = await waitFor('the second try', async () => {
    const messages = await messagesTo(OLAF);
    return messages[1]?.state !== 'queued' && messages.length === 2 && messages;
  });
  expect(again).toMatchObject({ retries: 1 });
  expect(again?.state).not.toBe('failed');
});

it('keeps messages queued while its number is gone, and sends them when the number is back', async () => {
  // A receipt during that time would belong to an unknown number.
  await receiptsCame();
  const [number] = await server.rows<{ id: string }>('select external_id as id from senders');
  await server.rows("update senders set external_id = '999000111'");
  await queueFor('+4915112345803');
  const sender = await waitFor('the stop', async () => {
    const [one] = (await health()).senders;
    return one?.stopped && one.waiting[0]?.reason === 'retry:33' && one;
  });
  expect(sender.stopped).toMatchObject({ failure: { code: 33, errorClass: 'account' } });
  await server.rows('update senders set external_id = $1', [number?.id]);
  await resume();
});

it('reports receipts that arrive more than 15 minutes late', async () => {
  await receiptsCame();
  const [message] = await server.rows<{ message_id: string; at: number }>(
    `select message_id, extract(epoch from sent_at)::int as at from messages where state in ('delivered', 'read') limit 1`,
  );
  await forward(HOUR_MS / 3);
  const status = {
    id: 'wamid.late',
    status: 'delivered',
    timestamp: String(message?.at),
    recipient_id: LENA.slice(1),
    biz_opaque_callback_data: writeCallbackData(server.shopId, message?.message_id ?? ''),
  };
  // The webhook is answered once its receipt is stored. The delay is recorded afterwards, at most once a second.
  const sender = await waitFor('the alert', async () => {
    await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [status] }));
    if ((await alerts()).length === 0) return null;
    const [one] = (await health()).senders;
    return one?.alerts.includes('receiptsLate') && one;
  });
  expect(sender.receiptLagSeconds).toBeGreaterThanOrEqual(1200);
});

/** Resumes the number, and waits until no message waits any more or is being sent. */
async function resume(): Promise<void> {
  await server.environment.merchant.post(`${server.appUrl}/database/api/channels/resumeWhatsAppNumber`, {
    shopUrl: DEMO_SHOP,
  });
  await waitFor('the messages to go', async () => {
    const [one] = (await health()).senders;
    return one?.stopped === null && one.waiting.length === 0;
  });
  // A claimed message waits no more. Its request could still meet what the next test plans for another one.
  await receiptsCame();
}

/** Returns the attempts to write to this number, the first one first. */
function messagesTo(phone: string) {
  return server.rows<{
    message_id: string;
    provider_message_id: string;
    state: string;
    retries: number;
    at: number;
  }>(
    `select message_id, provider_message_id, state, retries, extract(epoch from sent_at)::int as at from messages
     where subscriber_id = (select subscriber_id from subscribers where phone_e164 = $1) order by retries`,
    [phone],
  );
}

async function receiptsCame(): Promise<void> {
  await waitFor('the receipts on their way', async () => {
    const open = await server.rows("select from messages where state not in ('delivered', 'read', 'failed')");
    return open.length === 0;
  });
}

/** Advances the environment's time, and waits until the server's clock has followed. */
async function forward(ms: number): Promise<void> {
  const serverMs = async () => Date.parse((await health()).failuresSince);
  const before = await serverMs();
  await server.environment.forward(ms);
  await waitFor('the server’s clock', async () => (await serverMs()) - before >= ms);
}

async function ask<Body>(call: string): Promise<Body> {
  const { body } = await server.environment.merchant.get(
    `${server.appUrl}/database/api/messages/${call}?shopUrl=${DEMO_SHOP}`,
  );
  return body as Body;
}

async function drips(): Promise<{ templateName: string }[]> {
  const { body } = await server.environment.merchant.get(
    `${server.appUrl}/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`,
  );
  return (body as { drips: { templateName: string }[] }).drips;
}

function health() {
  return ask<z.infer<typeof getSenderHealth.response>>('getSenderHealth');
}

async function alerts() {
  return (await ask<z.infer<typeof getSenderAlerts.response>>('getSenderAlerts')).alerts;
}

async function queueFor(phone: string): Promise<void> {
  await addSubscriber(server.db, server.shopId, { phone });
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  const ids = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  await queueMessages(server.db, ids, { phone });
}
