import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { EVERYBODY } from '#tools/test-environment/make-broadcast.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import type { SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';

const TEMPLATE = 'sale';

/** Gives a shop the approved template that `scheduleSale` uses. */
export async function addSaleTemplate(db: Database, shop: SeededShop): Promise<void> {
  await insertTemplate(db, { ...shop, name: TEMPLATE, category: 'MARKETING' });
  await sql`update templates set origin = 'merchant' where name = ${TEMPLATE}`.execute(db);
}

/** Schedules a broadcast to everyone. `counted` is the number of people that the merchant saw. Returns its id. */
export async function scheduleSale(
  pool: pg.Pool,
  { shopId }: SeededShop,
  { at, counted }: { at: Date; counted: number },
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into broadcasts (shop_id, broadcast_id, name, status, condition, template_id, scheduled_at, scheduled_wall,
       starts_at, audience_count, created_at, changed_at, looked_at)
     select $1, $2, 'Sale', 'scheduled', $3, template_id, $4, '2026-01-01T10:00', $4, $5, now(), now(), now()
     from templates where shop_id = $1 and name = $6`,
    [shopId, id, JSON.stringify(EVERYBODY), at, counted, TEMPLATE],
  );
  return id;
}
