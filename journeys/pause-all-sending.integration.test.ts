import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openWhyClient, type WhyClient } from '#tools/test-environment/explanation-client.ts';
import { testNow } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages, type QueuedMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const BUYER = '+4915112345811';
const LEAVER = '+4915112345812';

let client: WhyClient;
beforeAll(async () => {
  client = await openWhyClient();
  for (const phone of [BUYER, LEAVER]) await addSubscriber(client.server.db, client.server.shopId, { phone });
});
afterAll(() => client.server.close());

const read = () => client.ask<SendingPause>('getSendingPause', '');
const post = async (call: string, body: object = {}) =>
  (await client.server.environment.merchant.post(client.addressOf(call, ''), { shopUrl: DEMO_SHOP, ...body }))
    .body as SendingPause;

it('holds every message except the confirmation of an opt-out, until the pause ends', async () => {
  const { pausedAt } = await post('pauseAllSending');
  expect(pausedAt).not.toBeNull();
  // Pressing it again does not start a new pause.
  expect(await post('pauseAllSending')).toEqual({ pausedAt, held: 0, late: 0 });
  await queue({ phone: BUYER });
  await queue({ phone: BUYER, purpose: 'utility' });
  await queue({ phone: LEAVER, purpose: 'utility' });
  await client.server.environment.control('/whatsapp/inbound', { from: LEAVER, text: 'STOP' });
  // Once her confirmation is sent, a worker has checked what is due.
  await waitFor('her confirmation', async () => (await acceptedCount()) === 1);
  expect(await acceptedTo(LEAVER)).toEqual(['text']);
  await waitFor(
    'nothing in flight',
    async () => (await client.server.rows('select from claims')).length === 0,
  );

  expect(await read()).toEqual({ pausedAt, held: 2, late: 0 });
  const rows = (await client.listed('')).filter(({ person }) => person.phone === BUYER);
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['waiting', 'allPaused'],
    ['waiting', 'allPaused'],
  ]);
  const health = await client.ask<{ senders: { waiting: object[] }[] }>('getSenderHealth', '');
  expect(health.senders[0]?.waiting).toEqual([{ reason: 'allPaused', count: 2 }]);
  expect(await acceptedCount()).toBe(1);

  expect(await post('resumeAllSending', { late: 'drop' })).toEqual({ pausedAt: null, held: 0, late: 0 });
  await waitFor('both to go out', async () => (await acceptedTo(BUYER)).length === 2);
});

it.each([
  ['send', 'sent'],
  ['drop', 'expired'],
])('treats overdue messages as the merchant chose: %s', async (late, outcome) => {
  await post('pauseAllSending');
  await queue({ phone: BUYER, purpose: 'utility', sourceEvent: `late, to ${late}` });
  await client.server.rows(
    "update outbox set expires_at = $1 where state = 'queued' and expires_at > $1::timestamptz",
    [new Date(testNow().getTime() + HOUR_MS)],
  );
  await client.server.environment.forward(2 * HOUR_MS);
  expect(await read()).toMatchObject({ held: 1, late: 1 });
  await post('resumeAllSending', { late });
  await waitFor('its end', async () => {
    const [message] = await client.server.rows<{ outcome: string }>(
      `select coalesce(verdict ->> 'reason', case when sent_at is not null then 'sent' end) as outcome
       from messages where source_event = $1`,
      [`late, to ${late}`],
    );
    return message?.outcome === outcome;
  });
});

async function queue(queued: QueuedMessages): Promise<void> {
  const [sender] = await client.server.rows<{ sender_id: string }>('select sender_id from senders');
  const shop = { shopId: client.server.shopId, senderId: sender?.sender_id ?? '' };
  await queueMessages(client.server.db, shop, { sourceType: 'abandonedCart', ...queued });
}

async function acceptedCount(): Promise<number> {
  const { accepted } = await client.server.environment.control<{ accepted: number }>(
    '/whatsapp/messages/summary',
  );
  return accepted;
}

/** Returns the types of the messages that the provider accepted for this number, unordered. */
async function acceptedTo(phone: string): Promise<string[]> {
  const { messages } = await client.server.environment.control<{
    messages: { direction: string; content: { type: string } }[];
  }>(`/whatsapp/messages?to=${encodeURIComponent(phone)}`);
  return messages.filter(({ direction }) => direction === 'fromBusiness').map(({ content }) => content.type);
}
