import { sql, type RawBuilder } from 'kysely';
import { TRIES_UNTIL_REPORTED } from '#platform/inbox/inbox-reader.ts';
import type { PersonScope } from './person-scope.ts';

/**
 * Matches raw webhooks whose body names the person. Skips webhooks that are still to be processed, because the next
 * round finds them. Webhooks that failed too often count as processed.
 */
export function namedInInbox(person: PersonScope): RawBuilder<unknown> {
  const { shopUrl, customerIds, orderIds } = person;
  const patterns = [
    ...person.emails,
    ...person.phones.map((phone) => phone.slice(1)),
    ...person.channelIds,
    ...person.checkoutTokens,
    ...customerIds.map((id) => `gid://shopify/Customer/${id}"`),
    ...orderIds.map((id) => `gid://shopify/Order/${id}"`),
  ].map((term) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const ids = [...customerIds, ...orderIds];
  return sql`(shop_url = ${shopUrl} or (shop_url is null and ${isToSenderOf(person.shopId)})) and (state <> 'new' or attempts >= ${sql.lit(TRIES_UNTIL_REPORTED)}) and (
    body::text ilike any(${patterns}::text[])
    or body #>> '{customer,id}' = any(${customerIds}::text[])
    or body ->> 'customer_id' = any(${customerIds}::text[])
    or body ->> 'order_id' = any(${orderIds}::text[])
    or (topic ~ '^(orders|customers)/' and body ->> 'id' = any(${ids}::text[])))`;
}

/** Matches webhooks that name a page, number or business account of the shop. */
function isToSenderOf(shopId: number): RawBuilder<unknown> {
  return sql`exists (
    select from senders s where s.shop_id = ${shopId} and s.released_at is null
      and (body::text like '%"' || s.external_id || '"%' or body ->> 'accountId' = s.business_account_id))`;
}
