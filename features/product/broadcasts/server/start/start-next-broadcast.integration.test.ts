import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { takeDue } from './start-next-broadcast.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

const open = useTestDatabase({ connections: 3 });
let busy: number;
let quiet: number;
beforeAll(async () => {
  busy = await insertShop(open.db);
  quiet = await insertShop(open.db);
});
beforeEach(async () => {
  await sql`delete from broadcasts`.execute(open.db);
});

it('takes a broadcast of the shop whose last one started longest ago', async () => {
  await started(busy, minutes(-1));
  for (const minute of [-30, -20, -10]) await scheduled(busy, minutes(minute));
  await scheduled(quiet, minutes(-5));
  await started(quiet, minutes(-50));
  expect(await take()).toBe(quiet);
});

it('takes another shop’s broadcast while one is being started, and none if no other shop has one', async () => {
  for (const minute of [-30, -20]) await scheduled(busy, minutes(minute));
  await scheduled(quiet, minutes(-5));
  await started(quiet, minutes(-1));
  await open.db.transaction().execute(async (tx) => {
    expect((await takeDue(tx, NOON))?.shop_id).toBe(busy);
    expect(await take()).toBe(quiet);
    await sql`delete from broadcasts where shop_id = ${quiet}`.execute(open.db);
    expect(await take()).toBeUndefined();
  });
  expect(await take()).toBe(busy);
});

function take(): Promise<number | undefined> {
  return open.db.transaction().execute(async (tx) => (await takeDue(tx, NOON))?.shop_id);
}

const scheduled = (shopId: number, startsAt: Date) =>
  insert(shopId, 'scheduled', { startsAt, startedAt: null });
const started = (shopId: number, startedAt: Date) => insert(shopId, 'sending', { startsAt: null, startedAt });

async function insert(
  shopId: number,
  status: string,
  { startsAt, startedAt }: { startsAt: Date | null; startedAt: Date | null },
): Promise<void> {
  await sql`
    insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, looked_at, starts_at,
      scheduled_at, started_at)
    values (${shopId}, ${randomUUID()}, 'Sale', ${status}, '{}', ${NOON}, ${NOON}, ${NOON}, ${startsAt},
      ${startsAt ?? startedAt}, ${startedAt})`.execute(open.db);
}
