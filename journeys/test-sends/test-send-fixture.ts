import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { countReach } from '#features/engine/messaging/server/index.ts';
import { sendTest, type NewTest } from '#features/engine/messaging/server/test-sends-api.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import { openServer, testNow, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

export const TEMPLATE = {
  kind: 'template',
  templateName: 'cart_reminder_1_offer_plain',
  language: 'en',
  header: null,
  body: ['Lena', 'Stoneware mug', '€24.00', 'BELL-7KQ2MX', '10%', '+49 1521 5550101'].map((text) => ({
    text,
  })),
  buttons: [
    { kind: 'link', index: 0, link: 'page' },
    { kind: 'reply', index: 1, payload: 'STOP' },
  ],
  offerEndsAtMs: null,
  cards: null,
} satisfies MessageContent;

export let server: OpenServer;
export let database: OpenDatabase;
export let senderId: string;
let people = 6700;

/** Opens an environment for the tests of the calling file, in which only test messages can be sent. */
export function useTestSendFixture(): void {
  beforeAll(async () => {
    server = await openServer();
    server.plantsAgainst.add('queuedMessageHasPlace');
    database = openDatabase(server.databaseUrl, { connections: 8 });
    const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
    senderId = sender?.sender_id ?? '';
    await waitFor('the approved template', async () => {
      const approved = await server.rows(
        "select from template_submissions where name = 'cart_reminder_1_offer_plain' and language = 'en' and status = 'ENABLED'",
      );
      return approved.length === 1;
    });
    // Consent, switches, hours and caps would stop every other message.
    await server.rows('update campaigns set is_on = false');
    await server.rows(
      `insert into sending_settings (shop_id, has_quiet_hours, quiet_from_minute, quiet_until_minute, most_in_day, most_in_week, most_in_month, changed_at)
     values ($1, true, 1, 0, 1, 1, 1, now())`,
      [server.shopId],
    );
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });
  // A day allows twenty tests.
  beforeEach(() => server.rows('delete from test_days'));
}

export function contextOf(now = testNow()): Pick<Context, 'clock' | 'settings'> {
  const settings = { encryptionKey: Buffer.alloc(32) } as Context['settings'];
  return { clock: { now: () => now }, settings };
}

export function send(given: Partial<NewTest> & Pick<NewTest, 'to'>, now = testNow()): Promise<string> {
  return database.db.transaction().execute((tx) =>
    sendTest(contextOf(now), tx, {
      shopId: server.shopId,
      channel: 'WA',
      purpose: 'marketing',
      source: { type: 'abandonedCart', id: null },
      content: TEMPLATE,
      links: { page: 'https://wren.example/cart' },
      ...given,
    }),
  );
}

export async function refusalOf(
  given: Partial<NewTest> & Pick<NewTest, 'to'>,
  now = testNow(),
): Promise<string | null> {
  try {
    await send(given, now);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export function nextPhone(): string {
  people += 1;
  return `+491520080${people}`;
}

export function subscribe(phone: string, agrees: boolean): Promise<string> {
  return addSubscriber(server.db, server.shopId, { phone, agrees });
}

export async function becomes(messageId: string, state: string): Promise<void> {
  await waitFor(`the test to be ${state}`, async () => {
    const [row] = await server.rows<{ state: string }>('select state from messages where message_id = $1', [
      messageId,
    ]);
    return row?.state === state;
  });
}

export async function tapLink(messageId: string): Promise<void> {
  const [link] = await server.rows<{ code: string }>('select code from short_links where message_id = $1', [
    messageId,
  ]);
  await followLink(`${server.appUrl}/l/${link?.code}`);
  await waitFor('the tap', async () => {
    const taps = await server.rows('select from touches where message_id = $1', [messageId]);
    return taps.length === 1;
  });
}

export function reachNow(): Promise<number> {
  const sender = { shopId: server.shopId, senderId };
  return inConnection(database.pool, (client) => countReach(client, sender, null, testNow()));
}

export async function traceOf(messageId: string): Promise<unknown> {
  const query = `shopUrl=${DEMO_SHOP}&messageId=${messageId}`;
  const { body } = await server.environment.merchant.get(
    `${server.appUrl}/database/api/messages/getMessage?${query}`,
  );
  return (body as { message: unknown }).message;
}
