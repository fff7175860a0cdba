import { sql, type RawBuilder } from 'kysely';
import type { PersonScope } from './person-scope.ts';

/** Matches rows with one of the person's subscriber ids. */
export const ofSubscriber = ({ shopId, subscriberIds }: PersonScope) =>
  sql`shop_id = ${shopId} and subscriber_id = any(${subscriberIds}::uuid[])`;

/** Matches rows with the subscriber number that audiences use. */
export const bySubscriberNumber = (person: PersonScope) =>
  sql`shop_id = ${person.shopId} and subscriber_no in (select subscriber_no from subscriber_facts where ${ofSubscriber(person)})`;

/** Returns the subjects of the person's campaigns: checkouts, orders, fulfilments and the subscriber. */
export const subjectsOf = ({ shopId, checkoutTokens, orderIds, subscriberIds }: PersonScope) => {
  const named = [
    ...checkoutTokens.map((token) => `checkout:${token}`),
    ...orderIds.map((id) => `order:${id}`),
    ...subscriberIds.map((id) => `subscriber:${id}`),
  ];
  return sql`array(
    select unnest(${named}::text[]) union all
    select 'fulfilment:' || fulfilment_id from fulfilments where shop_id = ${shopId} and order_id = any(${orderIds}::text[])
  )`;
};

export const ofInbound = ({ shopId, inboundIds }: PersonScope) =>
  sql`shop_id = ${shopId} and provider_message_id = any(${inboundIds}::text[])`;

export const ofRequests = ({ shopId, subscriberIds, customerIds, phones, emails }: PersonScope) =>
  sql`shop_id = ${shopId} and (subscriber_id = any(${subscriberIds}::uuid[])
    or customer_id = any(${customerIds}::text[]) or phone_e164 = any(${phones}::text[])
    or lower(email) = any(${emails}::text[]))`;

/**
 * Keeps only the kind, template and language of a message, which the counts need. The text and the recipient's data are
 * removed.
 */
export const EMPTY_CONTENT = sql`case when content ->> 'kind' = 'template'
  then '{"header": null, "body": [], "buttons": [], "offerEndsAtMs": null, "cards": null}'::jsonb
    || jsonb_build_object('kind', content -> 'kind', 'templateName', content -> 'templateName', 'language', content -> 'language')
  else jsonb_build_object('kind', content -> 'kind') end`;

/** Returns assignments that set columns to null. */
export function nothingIn(...columns: readonly string[]): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(columns.map((column) => [column, sql`null`]));
}
