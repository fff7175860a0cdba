/** What names a shopper in checkouts and orders alike. */
const SHOPPER_KEYS = ['phone_e164', 'customer_id', 'email_key'] as const;

/**
 * SQL for the other names of whoever goes by one of a row's own, of whom a checkout does not know: it selects
 * `phone_e164`, `customer_id` and `email_key`, given the alias of the row. Who is whom is not this feature's to say.
 */
export type AlsoNamed = (row: string) => string;

/** SQL that selects whether the shopper ordered: from the checkout `k`, or anything since they began it, on any device. */
const ORDERED = [
  `(select true from orders o where o.shop_id = k.shop_id and o.checkout_token = k.checkout_token limit 1)`,
  ...SHOPPER_KEYS.map(
    (key) => `(select true from orders o
      where o.shop_id = k.shop_id and o.${key} = any(p.${key}) and o.store_created_at >= k.store_created_at limit 1)`,
  ),
].join(' union all ');

/** SQL that selects whether the shopper began another cart since, that has anything in it. */
const REPLACED = SHOPPER_KEYS.map(
  (key) => `(select true from checkouts n
    where n.shop_id = k.shop_id and n.${key} = any(p.${key}) and n.store_created_at > k.store_created_at
      and jsonb_array_length(n.line_items) > 0 limit 1)`,
).join(' union all ');

/**
 * SQL for why a cart is not to be reminded of any more, a `CartEnding`, or null while it is or is not known. The one
 * definition, for the timer, for the gate and for what is dropped. Scalar subqueries with a limit are look-ups by
 * key for each row, where the planner might read whole tables for an EXISTS while it knows little of them.
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
