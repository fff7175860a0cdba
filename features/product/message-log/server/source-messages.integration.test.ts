import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { readSendingMessages, type WordedMessage } from './source-messages.ts';

const BEGUN = new Date('2026-11-30T23:59:59.900Z');
const PIECES = 5;
const IN_PIECE = 40;

const opened = useTestDatabase();
let shopId: number;
const [sale, other, foreign] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  shopId = await insertShop(opened.db);
  // The messages cross the end of a month, and alternate between sendings like the halves of an A/B test.
  for (let nth = 0; nth < PIECES; nth += 1) {
    const at = new Date(BEGUN.getTime() + nth * 50);
    for (const sendingId of [sale, other, foreign]) await plantPiece(sendingId, at);
  }
});

/** Inserts messages with one timestamp, as a batch has. Only their ids have an order. */
async function plantPiece(sendingId: string, at: Date): Promise<void> {
  await sql`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
      source_type, source_id, source_event, state, sending_id, value_texts)
    select ${shopId}, message_id_at(${at}), ${at}, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing', 'broadcast',
      'broadcast', gen_random_uuid(), ${sendingId}, 'delivered', ${sendingId}, array['Ann']
    from generate_series(1, ${IN_PIECE})`.execute(opened.db);
}

it('pages through sendings, the oldest first, each message once', async () => {
  const [seen, sizes]: [string[], number[]] = [[], []];
  let cursor: string | null = null;
  do {
    const asked = { shopId, sendingIds: [sale, other], cursor, size: 30, now: BEGUN };
    const page: WordedMessage[] = await opened.db
      .transaction()
      .execute((tx) => readSendingMessages(tx, asked));
    seen.push(...page.map(({ row }) => row.messageId));
    sizes.push(page.length);
    cursor = page.at(-1)?.row.messageId ?? null;
  } while (cursor !== null);
  const { rows } = await sql<{ id: string }>`
    select message_id as id from messages where sending_id in (${sale}, ${other}) order by message_id`.execute(
    opened.db,
  );
  expect(rows).toHaveLength(2 * PIECES * IN_PIECE);
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(sizes.slice(0, -2).every((size) => size === 30)).toBe(true);
});
