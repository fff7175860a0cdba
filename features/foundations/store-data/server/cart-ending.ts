/** The identifiers of a shopper in checkouts and orders. */
const SHOPPER_KEYS = ['phone_e164', 'customer_id', 'email_key'] as const;

/**
 * SQL for the other identifiers of a person whom a checkout knows by one of them. It selects `phone_e164`,
 * `customer_id` and `email_key`, given the alias of the row. Another feature knows who is who.
 */
export type AlsoNamed = (row: string) => string;

/** SQL: whether the shopper ordered, from the checkout `k`, or anything since they started it, on any device. */
const ORDERED = [
  `(select true from orders o where o.shop_id = k.shop_id and o.checkout_token = k.checkout_token limit 1)`,
  ...SHOPPER_KEYS.map(
    (key) => `(select true from orders o
      where o.shop_id = k.shop_id and o.${key} = any(p.${key}) and o.store_created_at >= k.store_created_at limit 1)`,
  ),
].join(' union all ');

/** SQL: whether the shopper has started another cart since that is not empty. */
const REPLACED = SHOPPER_KEYS.map(
  (key) => `(select true from checkouts n
    where n.shop_id = k.shop_id and n.${key} = any(p.${key}) and n.store_created_at > k.store_created_at
      and jsonb_array_length(n.line_items) > 0 limit 1)`,
).join(' union all ');

/**
 * SQL for why a cart gets no reminder any more, a `CartEnding`, or null if it does or this is unknown. The only
 * definition, for the timer, the gate and drops. Scalar subqueries with a limit look up one key for each row; with
 * EXISTS, the planner might scan whole tables before it has statistics.
 */
export function cartEnding(shopId: string, checkoutToken: string, alsoNamed: AlsoNamed): string {
  const names = `select k.phone_e164, k.customer_id, k.email_key union all ${alsoNamed('k')}`;
  const allOf = (key: string) => `array_agg(${key}) filter (where ${key} is not null) as ${key}`;
  return `(select case
      when k.completed_at is not null or (select true from (${ORDERED}) ordered limit 1) then 'ordered'
      when jsonb_array_length(k.line_items) = 0 then 'emptied'
      when (select true from (${REPLACED}) newer limit 1) then 'replaced'
    end
    from checkouts k cross join lateral (select ${SHOPPER_KEYS.map(allOf).join(', ')} from (${names}) names) p
    where k.shop_id = ${shopId} and k.checkout_token = ${checkoutToken} limit 1)`;
}
