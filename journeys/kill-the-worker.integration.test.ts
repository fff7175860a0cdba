import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import type { TestEnvironment } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const SHOP = 'demo.myshopify.com';
const MESSAGES = 1000;
/** The messages that the provider takes quickly. The others take so long that the kill comes before. */
const QUICK = 300;
const OVER_AN_HOUR_MS = 61 * 60 * 1000;

interface Summary {
  accepted: number;
  byCallbackData: number;
  duplicates: string[];
}

let environment: TestEnvironment;
let database: OpenDatabase;
let server: OpenServer;

beforeAll(async () => {
  server = await openServer({ role: 'api' });
  ({ environment } = server);
  database = openDatabase(server.databaseUrl, { connections: 2 });
});

afterAll(async () => {
  await database.close();
  await server.close();
});

it('sends every message once, although the worker is killed in the middle', async () => {
  const sender = await prepareThousand();
  const worker = environment.programs.at(-1);
  await queueMessages(database.db, sender, { purpose: 'utility', sourceType: 'receiptStory' });
  await waitFor('the sending to be under way', async () => (await summary()).accepted > 150);
  await worker?.kill();
  await fetch(`${environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  const atTheKill = (await summary()).accepted;
  expect(atTheKill).toBeLessThan(MESSAGES);
  // The test needs messages whose answer never arrived because of the kill.
  expect(await countUnsent([])).toBeGreaterThan(0);

  await environment.startServer('worker');
  await waitFor('the rest to be sent', async () => (await countUnsent(['queued'])) === 0);
  await environment.forward(OVER_AN_HOUR_MS);
  await waitFor(
    'the uncertain messages to be settled',
    async () => (await countUnsent(['uncertain', 'queued'])) === 0,
  );

  expect(await summary()).toEqual({ accepted: MESSAGES, byCallbackData: MESSAGES, duplicates: [] });
  const delivered = await waitFor('all receipts', async () => {
    const { rows } = await database.pool.query<{ sent: number; delivered: number }>(
      'select sum(sent)::int as sent, sum(delivered)::int as delivered from daily_rollups',
    );
    return rows[0]?.delivered === MESSAGES && rows[0];
  });
  expect(delivered.sent).toBe(MESSAGES);
});

/** A thousand subscribers, and a number fast enough that hundreds of messages are in flight together. */
async function prepareThousand(): Promise<{ shopId: number; senderId: string }> {
  await environment.merchant.post(`${environment.appUrl}/redis/setDripStatus`, {
    pageId: SHOP,
    type: 'abandonedCart',
    state: true,
  });
  await environment.control('/whatsapp/number', { throughputPerSecond: 100_000 });
  // Every request takes a while, so that the kill finds many in flight, however slow this machine is.
  for (const [times, delayMs] of [
    [QUICK, 200],
    [MESSAGES, 5000],
  ])
    await environment.control('/misbehaviour', { partner: 'whatsapp', kind: 'slow', times, delayMs });
  await database.pool.query(`update shops set plan_name = 'WhatsApp Enterprise plan'`);
  const { rows } = await database.pool.query<{ shop_id: number; sender_id: string }>(
    'update senders set sends_per_second = 2000 returning shop_id, sender_id',
  );
  const [sender] = rows;
  if (!sender) throw new Error('the demo shop has no number');
  await addPeople(database.db, sender.shop_id, MESSAGES);
  return { shopId: sender.shop_id, senderId: sender.sender_id };
}

function summary(): Promise<Summary> {
  return environment.control<Summary>('/whatsapp/messages/summary');
}

/** Returns the number of messages in each of these states, and of all that are being sent. */
async function countUnsent(states: string[]): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select ((select count(*) from outbox where state = any($1)) +
       (select coalesce(sum(cardinality(message_ids)), 0) from claims))::int as count`,
    [states],
  );
  return rows[0]?.count ?? 0;
}
