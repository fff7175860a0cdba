import type pg from 'pg';
import { BROADCAST, IMPORT } from './rules.ts';

const PRODUCTS = 5000;
const SOURCES = [
  'subscribers',
  'orders',
  'products',
  'collection_products',
  'import_members',
  'attribute_values',
];

/**
 * Fills a shop with people and two orders each on average, as if they had arrived long ago. Their message facts are
 * already written; their orders still have to be counted.
 */
export async function seedPeople(pool: pg.Pool, shopId: number, people: number): Promise<void> {
  const write = (statement: string, ...values: unknown[]) => pool.query(statement, [shopId, ...values]);
  for (const table of SOURCES) await pool.query(`alter table ${table} disable trigger user`);
  await write(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, customer_id, first_name, has_marketing_consent, opted_in_at, created_at)
     select $1::bigint, gen_random_uuid(), 'WA', '+49' || (1500000000::bigint + n), n::text, 'Person ' || n, n % 10 < 8,
       now() - n % 900 * interval '1 day', now() from generate_series(1, $2::int) n`,
    people,
  );
  await write(
    `insert into products (shop_id, product_id, title, handle, status, store_updated_at, tags)
     select $1::bigint, n::text, 'Product ' || n, n, 'active', now(), array['tag' || n % 300] from generate_series(0, ${PRODUCTS} - 1) n`,
  );
  await write(
    `insert into collections (shop_id, collection_id, title, handle, store_updated_at)
     select $1::bigint, n::text, 'Collection ' || n, n, now() from generate_series(0, 9) n`,
  );
  await write(
    `insert into collection_products select $1::bigint, (n % 10)::text, n::text from generate_series(0, ${PRODUCTS} - 1) n`,
  );
  await write(
    `insert into orders (shop_id, order_id, name, customer_id, currency, total_minor, discount_codes, payment_gateways,
       line_items, store_created_at, store_updated_at)
     select $1::bigint, n::text, '#' || n, floor($2::int * power(random(), 1.5) + 0 * n)::int::text, 'EUR', (n::bigint * 7919) % 12000, '{}', '{}',
       jsonb_build_array(jsonb_build_object('productId', floor(${PRODUCTS} * power(random(), 3))::int::text, 'title', 'A thing', 'quantity', 1, 'priceMinor', 2400),
         jsonb_build_object('productId', floor(${PRODUCTS} * power(random(), 3))::int::text, 'title', 'A thing', 'quantity', 1, 'priceMinor', 2400)),
       now() - n % 700 * interval '1 day', now() from generate_series(1, 2 * $2::int) n`,
    people,
  );
  await seedLists(write);
  for (const table of SOURCES) await pool.query(`alter table ${table} enable trigger user`);
  await write(`insert into audience_shops (shop_id, next_no) values ($1::bigint, $2::int)`, people);
  await write(
    `insert into subscriber_facts (shop_id, subscriber_no, subscriber_id, presence, last_read_at)
     select shop_id, row_number() over (order by customer_id) - 1, subscriber_id, 0,
       audience_seconds(now()) - (random() * 7776000)::int
     from subscribers where shop_id = $1`,
  );
  await write(
    `insert into recent_sends select shop_id, subscriber_no, array[last, last - 864000, last - 1728000, last - 2592000]
     from (
       select shop_id, subscriber_no, audience_seconds(now()) - (random() * 7776000)::int as last
       from subscriber_facts where shop_id = $1
     ) f`,
  );
  await write(
    `insert into broadcast_people
     select shop_id, $2::uuid, step, subscriber_no / 2048, bit_or(set_bit(0::bit(2048), subscriber_no % 2048, 1))
     from subscriber_facts cross join (values (1), (2), (4)) as s (step)
     where shop_id = $1 and (step = 1 or subscriber_no % 3 = 0)
     group by shop_id, step, subscriber_no / 2048`,
    BROADCAST,
  );
  await write(
    `insert into audience_changes (shop_id, kind, subscriber_id) select shop_id, 'person', subscriber_id from subscribers where shop_id = $1`,
  );
  await pool.query('analyze');
}

async function seedLists(
  write: (statement: string, ...values: unknown[]) => Promise<unknown>,
): Promise<void> {
  await write(
    `insert into import_members select shop_id, $2::uuid, subscriber_id from subscribers where shop_id = $1 and customer_id::int % 3 = 0`,
    IMPORT,
  );
  await write(
    `insert into attributes (shop_id, attribute_id, name, value_type, created_at)
     values ($1::bigint, gen_random_uuid(), 'City', 'valueString', now()), ($1, gen_random_uuid(), 'Points', 'valueNumber', now())`,
  );
  await write(
    `insert into attribute_values (shop_id, attribute_id, subscriber_id, text_value, number_value, changed_at)
     select s.shop_id, a.attribute_id, s.subscriber_id, case when a.name = 'City' then (array['Lyon', 'Graz'])[1 + s.customer_id::int % 2] end,
       case when a.name = 'Points' then s.customer_id::int % 100 end, now()
     from subscribers s join attributes a on a.shop_id = s.shop_id where s.shop_id = $1 and s.customer_id::int % 5 = 0`,
  );
}
