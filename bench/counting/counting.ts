import type pg from 'pg';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';
import { withoutNotes } from '../worker/without-notes.ts';

const ROUNDS = amount(60, 5);
const BATCH = 500;
/** The maximum cost of the figures, as a share of a message's cost without them. */
const MOST_ADDED = 0.1;

/**
 * Measures what daily figures add to the database's cost of a message that is written, sent, delivered and read. The
 * comparison are test messages, which use the same statements but are not counted. Both kinds alternate.
 */
export function benchCounting(): Promise<void> {
  return withWorker(async ({ db, databaseUrl }) => {
    const shopId = await insertShop(db);
    // The same pool settings as in the server.
    const { pool, close } = openDatabase(databaseUrl, { connections: 1, byIndexes: true });
    const client = await pool.connect();
    const took = { broadcast: [] as number[], test: [] as number[] };
    try {
      // Audience notes are measured elsewhere. Test messages write none.
      await withoutNotes(client);
      for (const kind of ['broadcast', 'test'] as const) await completeMessages(client, shopId, kind);
      // Autovacuum does this within a minute in production. Without it, a cached plan would assume an empty table.
      await client.query('analyze messages');
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of ['broadcast', 'test'] as const)
          took[kind].push(await completeMessages(client, shopId, kind));
    } finally {
      client.release();
      await close();
    }
    const [counted, bare] = [middle(took.broadcast), middle(took.test)];
    const print = (figure: string, ms: number, limitMs: number | null = null) =>
      printFigure({
        bench: 'counting',
        figure,
        value: (ms * 1000) / BATCH,
        unit: 'µs',
        limit: limitMs && (limitMs * 1000) / BATCH,
      });
    print('a message, counted', counted);
    print('a message, not counted', bare);
    print('what counting adds', counted - bare, bare * MOST_ADDED);
  });
}

/** Writes a batch of messages and completes them, with one update for each step. Returns how long this took. */
async function completeMessages(
  client: pg.ClientBase,
  shopId: number,
  kind: 'broadcast' | 'test',
): Promise<number> {
  const createdAt = new Date();
  const ids = Array.from({ length: BATCH }, () => timeOrderedId(createdAt));
  const startMs = performance.now();
  await client.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
       source_type, source_id, source_event, content, state)
     select $1::bigint, id, $3::timestamptz, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing', $4,
       'bench', '00000000-0000-7000-8000-000000000001', 'x', '{}', 'queued' from unnest($2::uuid[]) id`,
    [shopId, ids, createdAt, kind],
  );
  for (const step of ['sentAt', 'deliveredAt', 'readAt'] as const)
    await advanceMessages(
      client,
      ids.map((messageId) => ({ shopId, messageId, createdAt, [step]: new Date() })),
    );
  return performance.now() - startMs;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
