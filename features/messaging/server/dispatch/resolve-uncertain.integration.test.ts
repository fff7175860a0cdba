import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { makeDataDir, removeDataDir } from '#tools/world/make-data-dir.ts';
import { queueMessages } from '#tools/world/seeds/queue-messages.ts';
import { seedShop } from '#tools/world/seeds/seed-shop.ts';
import { worldNow } from '#tools/world/world-time.ts';
import { resolveUncertain } from './resolve-uncertain.ts';

const dataDir = makeDataDir();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  // What the resolving asks of a context.
  const part = {
    pool: open.pool,
    clock: { now: worldNow },
    log: openLogger('silent', 'test'),
    settings: { dataDir },
  };
  ctx = part as unknown as Context;
});
afterAll(async () => {
  await open.close();
  await database.drop();
  removeDataDir(dataDir);
});

it('sends nothing again while a door was not heard of, and does so once it is known that all were open', async () => {
  await inDoubtForTwentyMinutes();
  // One that died a moment ago, which nobody has missed yet.
  await open.pool.query(
    `insert into webhook_doors values (gen_random_uuid(), clock_timestamp() - interval '11 s')`,
  );
  await resolveUncertain(ctx, randomUUID());
  expect(await state()).toBe('uncertain');
  await open.pool.query('update webhook_doors set seen_at = clock_timestamp()');
  await resolveUncertain(ctx, randomUUID());
  expect(await state()).toBe('queued');
});

/** Others of its sender were told of since, and the doors were open all the time as far as is known. */
async function inDoubtForTwentyMinutes(): Promise<void> {
  const shop = await seedShop(open.db, Buffer.alloc(32), 1);
  await queueMessages(open.db, shop, { purpose: 'utility', sourceType: 'receiptStory' });
  await open.pool.query(
    `update outbox set state = 'uncertain', claimed_at = $1::timestamptz - interval '20 minutes'`,
    [worldNow()],
  );
  await open.pool.query(
    `insert into receipt_flow (channel, external_id, heard_at, last_receipt_at)
     select channel, external_id, $1, $1::timestamptz - interval '5 minutes' from senders`,
    [worldNow()],
  );
  await open.pool.query(`update webhook_door_watch set open_since = $1::timestamptz - interval '1 hour'`, [
    worldNow(),
  ]);
}

async function state(): Promise<string | undefined> {
  const { rows } = await open.pool.query<{ state: string }>('select state from outbox');
  return rows[0]?.state;
}
