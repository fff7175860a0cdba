import { sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { NewSending } from '#features/engine/messaging/contract/sending.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { createSending, type Recipient } from './create-sending.ts';
import { SendingExpander } from './expand-sendings.ts';
import { takeSending } from './take-sending.ts';

const open = useTestDatabase({ connections: 4 });
let busy: SeededShop;
let quiet: SeededShop;
let now: Date;
/** More than one batch. */
const PEOPLE = 10_500;
const clock = { now: () => now };

beforeAll(async () => {
  const key = randomBytes(32);
  busy = await seedShop(open.db, key, PEOPLE);
  quiet = await seedShop(open.db, key, 10);
});
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await sql`truncate sendings, sending_recipients, sending_links, outbox, messages`.execute(open.db);
});

it('expands another shop’s sending after one batch of a shop with many sendings', async () => {
  for (let nth = 0; nth < 20; nth += 1) await create(busy);
  const expander = expanderOf();
  await expander.expandNext();
  now = new Date(now.getTime() + 1000);
  const other = await create(quiet);
  await expander.expandNext();
  expect(await written(other)).toBe(10);
});

it('serves a shop again after each of the others, whatever the number of its sendings', async () => {
  for (let nth = 0; nth < 5; nth += 1) await create(busy);
  for (let nth = 0; nth < 3; nth += 1) await create(quiet);
  const expander = expanderOf();
  const served: unknown[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await expandedShops();
    await expander.expandNext();
    const after = await expandedShops();
    served.push(after[busy.shopId] === before[busy.shopId] ? 'quiet' : 'busy');
  }
  expect(served).toEqual(['busy', 'quiet', 'busy', 'quiet', 'busy', 'quiet']);
});

it('writes small batches while another shop waits, and large ones if no other shop waits', async () => {
  const large = await create(busy, PEOPLE);
  const other = await create(quiet);
  await expanderOf().expandNext();
  expect(await written(large)).toBe(5000);
  await sql`update sendings set expanded_to = 0, state = 'paused'`.execute(open.db);
  await sql`update sendings set state = 'running' where sending_id = ${large.sendingId}`.execute(open.db);
  await sql`truncate outbox, messages`.execute(open.db);
  await expanderOf().expandNext();
  expect([await written(large), await written(other)]).toEqual([10_000, 0]);
});

it('skips a shop that another worker has locked, and takes the next', async () => {
  await create(busy);
  await create(busy);
  const other = await create(quiet);
  await open.db.transaction().execute(async (tx) => {
    expect(await takeSending(tx, 0, now)).toMatchObject({ shop_id: busy.shopId });
    const expander = expanderOf();
    expect([await expander.expandNext(), await written(other)]).toEqual([true, 10]);
    expect(await expander.expandNext()).toBe(false);
  });
});

it('postpones a sending that cannot be expanded, and continues with the shop’s other sendings', async () => {
  const poisoned = await create(busy);
  now = new Date(now.getTime() + 1000);
  const sound = await create(busy);
  const other = await create(quiet);
  await sql
    .raw(`
    create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.sending_id = '${poisoned.sendingId}' then raise exception 'poisoned'; end if;
      return new;
    end $$;
    create trigger refuse_poison before insert on outbox for each row execute function refuse_poison()`)
    .execute(open.db);
  try {
    const expander = expanderOf();
    for (let turn = 0; turn < 3; turn += 1) expect(await expander.expandNext()).toBe(true);
    expect([await written(poisoned), await written(sound), await written(other)]).toEqual([0, 10, 10]);
    expect(await expander.expandNext()).toBe(false);
  } finally {
    await sql`drop function refuse_poison cascade`.execute(open.db);
  }
  now = new Date(now.getTime() + 3600_000);
  await expanderOf().expandNext();
  expect(await written(poisoned)).toBe(10);
});

function expanderOf(): SendingExpander {
  return new SendingExpander({ db: open.db, clock, log: openLogger('silent', 'test') });
}

async function create({ shopId, senderId }: SeededShop, people = 10): Promise<NewSending> {
  const audience = sql<Recipient>`
    select subscriber_id, array[]::text[] as value_texts from subscribers where shop_id = ${shopId} limit ${people}`;
  const sendingId = randomUUID();
  const sending: NewSending = {
    shopId,
    sendingId,
    senderId,
    channel: 'WA',
    purpose: 'utility',
    source: { kind: 'broadcast', type: 'broadcast', id: sendingId },
    content: { kind: 'text', body: 'Hello' },
    valueNames: [],
    links: {},
    priority: PRIORITY.broadcast,
    dueAt: now,
    expiresAt: new Date(now.getTime() + 48 * 3600_000),
  };
  await open.db.transaction().execute((tx) => createSending({ clock }, tx, sending, audience));
  return sending;
}

async function written({ sendingId }: NewSending): Promise<number> {
  const { rows } = await sql<{ expanded_to: number }>`
    select expanded_to from sendings where sending_id = ${sendingId}`.execute(open.db);
  return rows[0]?.expanded_to ?? 0;
}

async function expandedShops(): Promise<Record<number, number>> {
  const { rows } = await sql<{ shop_id: number; done: number }>`
    select shop_id, count(*)::int as done from sendings where is_expanded group by shop_id`.execute(open.db);
  return Object.fromEntries(rows.map(({ shop_id: shopId, done }) => [shopId, done]));
}
