import type { Stage } from './stage.ts';

/**
 * Adds two months of figures of a successful shop. They are not random, so that every run gives the same screenshots.
 */
export async function fillFigures({ rows }: Stage): Promise<void> {
  await rows(
    `insert into daily_rollups as r (shop_id, day, channel, source_type, sent, delivered, read, clicked, failed, orders,
       revenue_minor, opt_ins, impressions)
     select shop_id, current_date - back, channel, source_type, n * 9, n * 9 - n / 3, n * 6, n * 2, n / 5, n / 4,
       (n / 4) * (2900 + 41 * (back % 9)), n / 2, n * 14
     from shops, generate_series(0, 59) as back,
       (values ('WA', 'abandonedCart', 30), ('WA', 'persistentPill', 12), ('FB', 'abandonedCart', 9)) as s (channel, source_type, size),
       lateral (select (size * (10 + (back * 7) % 11 - (back % 7)) / 10)::int as n) as counts
     where shop_url = 'demo.myshopify.com'
     on conflict (shop_id, day, channel, source_kind, source_type, source_id) do nothing`,
  );
}
