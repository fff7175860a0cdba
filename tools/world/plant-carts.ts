import type pg from 'pg';

type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

const SHOP = "(select shop_id from shops where shop_url = 'demo.myshopify.com')";

/** Ids that do not change: whom a hold-out share takes goes by them, and of these it takes some. */
const nthPerson = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

/** Four carts that were left in the last days; of one the order came at once, and one is of somebody who had stopped. */
export async function plantCarts(rows: Rows): Promise<void> {
  const people = [
    ['Lena', 'Vogel', true],
    ['Maximiliane-Christine Annegret', 'von Hohenberg zu Wolkenstein-Trostburg', true],
    ['Ordering', 'Ola', true],
    ['Stopping', 'Sam', false],
  ] as const;
  for (const [nth, [first, last, isSubscribed]] of people.entries()) {
    // At noon, outside of anybody's quiet hours.
    const at = `(date_trunc('day', now()) - interval '${nth + 3} days' + interval '11 hours')`;
    const phone = `+491511235000${nth}`;
    await rows(
      `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, last_name, has_marketing_consent,
         opted_out_at, created_at)
       values (${SHOP}, '${nthPerson(nth)}', 'WA', $1, $2, $3, $4, case when not $4 then now() - interval '20 days' end,
         now() - interval '40 days')`,
      [phone, first, last, isSubscribed],
    );
    await rows(
      `insert into checkouts (shop_id, checkout_token, phone_e164, first_name, currency, total_minor, line_items, recover_url,
         store_created_at, store_updated_at)
       values (${SHOP}, $1, $2, $3, 'EUR', 4990, '[{"productId": "1", "title": "Moss mug"}]', 'https://demo.example/cart', ${at}, ${at})`,
      [`cart${nth}`, phone, first],
    );
    if (first === 'Ordering')
      await rows(
        `insert into orders (shop_id, order_id, name, checkout_token, phone_e164, currency, total_minor, discount_codes,
           payment_gateways, line_items, store_created_at, store_updated_at)
         values (${SHOP}, '9001', '#9001', $1, $2, 'EUR', 4990, '{}', '{}', '[]', ${at} + interval '5 minutes', ${at} + interval '5 minutes')`,
        [`cart${nth}`, phone],
      );
  }
}

/** Six hundred people of whom half were held out: of those written to 60 ordered, of the others 15. */
export async function plantHoldOut(rows: Rows): Promise<void> {
  for (const [side, reason, ordered] of [
    // People are compared since somebody was held out.
    ['held', 'heldOut', 15],
    ['sent', null, 60],
  ] as const)
    await rows(
      `with who as (
         insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, created_at)
         select ${SHOP}, gen_random_uuid(), 'WA', '+4915' || $4::text || lpad(n::text, 4, '0'), true, now() - interval '40 days'
         from generate_series(1, 300) n returning *
       ), numbered as (select *, right(phone_e164, 4) as nth from who),
       decided as (
         insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, subscriber_id, outcome, reason, facts)
         select shop_id, gen_random_uuid(), now() - interval '10 days', 'abandonedCart', 'WA', 'checkout:' || $1 || nth,
           subscriber_id, case when $2::text is null then 'send' else 'drop' end, $2, '{}' from numbered
       )
       insert into orders (shop_id, order_id, name, phone_e164, currency, total_minor, discount_codes, payment_gateways, line_items,
         store_created_at, store_updated_at)
       select shop_id, $1 || nth, '#' || $1 || nth, phone_e164, 'EUR', 100, '{}', '{}', '[]', now() - interval '9 days',
         now() - interval '9 days' from numbered where nth::int <= $3`,
      [side, reason, ordered, side === 'sent' ? '1777' : '1888'],
    );
}
