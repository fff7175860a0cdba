import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { PRIORITY, type NewMessage } from '../../contract/message.ts';
import { claimBatch } from '../dispatch/claim-batch.ts';
import { createMessages } from './create-messages.ts';
import { releaseFollowers } from './release-followers.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const open = useTestDatabase({ connections: 2 });
let shop: SeededShop;
let subscriberId: string;
beforeAll(async () => {
  shop = await seedShop(open.db, Buffer.alloc(32), 1);
  const { rows } = await open.pool.query<{ subscriber_id: string }>('select subscriber_id from subscribers');
  subscriberId = rows[0]?.subscriber_id ?? '';
});
beforeEach(async () => {
  await open.pool.query('delete from outbox');
  await open.pool.query('update senders set budget = 100, budget_at = $1', [NOW]);
});

const ctx = (now: Date) => ({ db: open.db, clock: { now: () => now } }) as unknown as Context;

/** A flow of three messages. The later ones are due before the first, so every queue would send them first. */
function write(): Promise<string[]> {
  const key = randomUUID();
  const messages = ['first', 'second', 'third'].map((body, at): NewMessage => ({
    ...shop,
    subscriberId,
    channel: 'WA',
    messageKey: `${key}:${at}`,
    purpose: 'service',
    source: { kind: 'service', type: 'story', id: null },
    sourceEvent: key,
    content: { kind: 'text', body },
    discount: null,
    discountCode: null,
    priority: at === 0 ? PRIORITY.broadcast : PRIORITY.service,
    dueAt: at === 0 ? NOW : later(-60 * at),
    followsLast: at > 0,
    expiresAt: later(3600),
    links: {},
  }));
  return open.db.transaction().execute((tx) => createMessages(ctx(NOW), tx, messages));
}

async function claim(now: Date): Promise<string[]> {
  const wanted = { senderId: shop.senderId, workerId: randomUUID(), limit: 10, atOnce: 10 };
  const batch = await inConnection(open.pool, (client) => claimBatch(client, wanted, now));
  return batch?.messages.map(({ messageId }) => messageId) ?? [];
}

const end = (messageId: string | undefined, state: string) =>
  open.pool.query('update messages set state = $2 where message_id = $1', [messageId, state]);

it('sends the messages of a flow in their order, each once the one before was sent, whatever their due times', async () => {
  const [first, second, third] = await write();
  await releaseFollowers(ctx(NOW));
  expect(await claim(later(1))).toEqual([first]);
  // The first message is in flight.
  await releaseFollowers(ctx(later(2)));
  expect(await claim(later(3))).toEqual([]);
  await end(first, 'sent');
  await releaseFollowers(ctx(later(4)));
  expect(await claim(later(5))).toEqual([second]);
  await end(second, 'failed');
  await releaseFollowers(ctx(later(6)));
  expect(await claim(later(7))).toEqual([third]);
});

it('does not wait for an uncertain offer, which is never sent again, but waits for an uncertain message that may be', async () => {
  const [first] = await write();
  expect(await claim(later(1))).toEqual([first]);
  await open.pool.query(
    `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at, claimed_at)
     select shop_id, message_id, created_at, sender_id, 1, 'uncertain', $2, $3, $2 from messages where message_id = $1`,
    [first, NOW, later(3600)],
  );
  await releaseFollowers(ctx(later(2)));
  expect(await claim(later(3))).toEqual([]);
  await open.pool.query(`update messages set purpose = 'marketing' where message_id = $1`, [first]);
  await releaseFollowers(ctx(later(4)));
  expect(await claim(later(5))).toHaveLength(1);
});

it('releases an expired message, so that the gate drops it with the reason', async () => {
  const [first] = await write();
  expect(await claim(later(1))).toEqual([first]);
  await releaseFollowers(ctx(later(3601)));
  expect(await claim(later(3602))).toHaveLength(2);
});

it('checks waiting messages in turn, so that none delays the others', async () => {
  await write();
  await releaseFollowers(ctx(NOW));
  const { rows } = await open.pool.query("select due_at from outbox where state = 'following'");
  expect(rows).toEqual([{ due_at: later(1) }, { due_at: later(1) }]);
});

it("checks other shops' messages too, however many messages of one shop have waited longer", async () => {
  const other = await seedShop(open.db, Buffer.alloc(32), 0);
  const follow = ({ shopId, senderId }: SeededShop, count: number, dueAt: Date) =>
    open.pool.query(
      `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at, after_message_id)
       select $1, gen_random_uuid(), $3, $2, 1, 'following', $3, $4, gen_random_uuid() from generate_series(1, $5::int)`,
      [shopId, senderId, dueAt, later(3600), count],
    );
  await follow(shop, 1000, later(-60));
  await follow(other, 1, NOW);
  expect(await releaseFollowers(ctx(NOW))).toBe(true);
  const { rows } = await open.pool.query('select state from outbox where shop_id = $1', [other.shopId]);
  expect(rows).toEqual([{ state: 'queued' }]);
});
