import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { broadcastReport } from './kind.ts';

const STARTED_AT = new Date('2026-11-20T12:00:00Z');
const SENT_AT = new Date('2026-11-20T12:00:05Z');
const BROADCAST_ID = randomUUID();

const opened = useTestDatabase();
let shopId: number;

beforeAll(async () => {
  shopId = await insertShop(opened.db);
  await sql`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
      source_type, source_id, source_event, state, sent_at, sending_id, value_texts)
    values (${shopId}, message_id_at(${SENT_AT}), ${SENT_AT}, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing',
      'broadcast', 'broadcast', ${BROADCAST_ID}, 'sale', 'delivered', ${SENT_AT}, gen_random_uuid(), array['Ann'])`.execute(
    opened.db,
  );
});

it('has the broadcast’s name in the column Campaign', async () => {
  const params = {
    broadcastId: BROADCAST_ID,
    broadcastName: 'Winter sale',
    startedAt: STARTED_AT.toISOString(),
    timeZone: 'UTC',
  };
  const now = new Date('2026-11-21T00:00:00Z');
  const { shop, rows } = await opened.db.transaction().execute(async (tx) => {
    const found = await getShop(tx, shopId);
    const page = await broadcastReport.readPage(tx, { shop: found, params, cursor: null, askedAt: now, now });
    return { shop: found, rows: page.rows };
  });
  const campaign = broadcastReport.columns(params, shop).indexOf('Campaign');
  expect(rows.map((cells) => cells[campaign])).toEqual(['Winter sale']);
});
