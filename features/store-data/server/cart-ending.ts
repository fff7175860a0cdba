/** What names a shopper in checkouts and orders alike. */
const SHOPPER_KEYS = ['phone_e164', 'customer_id', 'email_key'] as const;

/**
 * SQL that selects when (`at`) a checkout's shopper ordered: from it, or anything since they began it, on whatever
 * device, under any name that both carry. `checkout` is the alias of its row.
 */
export function ordersOfCart(checkout: string): string {
  const own = `(select o.store_created_at as at from orders o
    where o.shop_id = ${checkout}.shop_id and o.checkout_token = ${checkout}.checkout_token limit 1)`;
  const since = SHOPPER_KEYS.map(
    (key) => `(select o.store_created_at from orders o
      where o.shop_id = ${checkout}.shop_id and o.${key} = ${checkout}.${key}
        and o.store_created_at >= ${checkout}.store_created_at
      order by o.store_created_at limit 1)`,
  );
  return [own, ...since].join(' union all ');
}

/**
 * SQL for why a cart is not to be reminded of any more, a `CartEnding`, or null while it is or is not known. The one
 * definition, for the timer, for the gate and for what is dropped. Scalar subqueries with a limit are look-ups by
 * key for each row, where the planner might read whole tables for an EXISTS while it knows little of them.
 */
export function cartEnding(shopId: string, checkoutToken: string): string {
  const newer = SHOPPER_KEYS.map(
    (key) => `(select true from checkouts n
      where n.shop_id = k.shop_id and n.${key} = k.${key} and n.store_created_at > k.store_created_at
        and jsonb_array_length(n.line_items) > 0
      order by n.store_created_at desc limit 1)`,
  ).join(' union all ');
  return `(select case
      when k.completed_at is not null or (select true from (${ordersOfCart('k')}) ordered limit 1) then 'ordered'
      when jsonb_array_length(k.line_items) = 0 then 'emptied'
      when (select true from (${newer}) newer limit 1) then 'replaced'
    end
    from checkouts k where k.shop_id = ${shopId} and k.checkout_token = ${checkoutToken} limit 1)`;
}
