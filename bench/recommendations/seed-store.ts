import type pg from 'pg';

interface StoreSize {
  products: number;
  collections: number;
  productsOfCollection: number;
  orders: number;
}

/**
 * Fills a shop with a catalogue and orders of the last 180 days. Few products sell often and many rarely. A third of
 * the lines are the product after the previous line's, so neighbours in the catalogue are bought together.
 */
export async function seedStore(pool: pg.Pool, shopId: number, size: StoreSize): Promise<void> {
  await seedCatalogue(pool, shopId, size);
  await pool.query(
    `insert into orders (shop_id, order_id, name, customer_id, currency, total_minor, discount_codes, payment_gateways,
       line_items, store_created_at, store_updated_at)
     select $1, n::text, '#' || n, 'customer' || n % 50000, 'EUR', 4800, '{}', '{shopify_payments}', lines.items, placed.at, placed.at
     from generate_series(1, $2::int) n,
       lateral (select now() - interval '179 days' * random() + 0 * n * interval '1 day' as at) placed,
       lateral (
         select jsonb_agg(jsonb_build_object('productId', (8000000000000 + product)::text, 'title', 'Product ' || product,
           'quantity', 1, 'priceMinor', 2400)) as items
         from (
           select floor($3::int * power(random(), 3))::int + 0 * n as first
         ) started, lateral (
           select first as product
           union all
           select case when random() < 0.34 then least(first + ceil(random() * 3)::int, $3::int - 1)
             else floor($3::int * power(random(), 3))::int end
           from generate_series(1, floor(random() * 5)::int + 0 * n)
         ) products
       ) lines`,
    [shopId, size.orders, size.products],
  );
  await pool.query('analyze orders, products, collections, collection_products');
}

async function seedCatalogue(pool: pg.Pool, shopId: number, size: StoreSize): Promise<void> {
  await pool.query(
    `insert into products (shop_id, product_id, title, handle, status, price_minor, store_updated_at)
     select $1, (8000000000000 + n)::text, 'Product ' || n, 'product-' || n,
       case when n % 10 = 0 then 'draft' else 'active' end, 2400, now() from generate_series(0, $2::int - 1) n`,
    [shopId, size.products],
  );
  await pool.query(
    `insert into collections (shop_id, collection_id, title, handle, store_updated_at)
     select $1, n::text, 'Collection ' || n, 'collection-' || n, now() from generate_series(0, $2::int) n`,
    [shopId, size.collections],
  );
  // The first collection contains everything.
  await pool.query(
    `insert into collection_products (shop_id, collection_id, product_id)
     select $1::bigint, '0', (8000000000000 + n)::text from generate_series(0, $2::int - 1) n
     union
     select $1::bigint, c::text, (8000000000000 + (c * 7919 + n) % $2::int)::text
     from generate_series(1, $3::int) c, generate_series(1, $4::int) n`,
    [shopId, size.products, size.collections, size.productsOfCollection],
  );
}
