import { sql, type RawBuilder } from 'kysely';
import type { PersonScope } from './person-scope.ts';

/** Rows under a person's own ids. */
export const ofSubscriber = ({ shopId, subscriberIds }: PersonScope) =>
  sql`shop_id = ${shopId} and subscriber_id = any(${subscriberIds}::uuid[])`;

/** Rows under the number that audiences know a subscriber by. */
export const ofNumbered = (person: PersonScope) =>
  sql`shop_id = ${person.shopId} and subscriber_no in (select subscriber_no from subscriber_facts where ${ofSubscriber(person)})`;

/** What campaigns may be about that is a person's, as rows of theirs name it. */
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

/** Only the frame of a message stays, as what its counts are kept by: nothing that was said, to whom or of what. */
export const EMPTY_CONTENT = sql`case when content ->> 'kind' = 'template'
  then '{"header": null, "body": [], "buttons": [], "offerEndsAtMs": null, "cards": null}'::jsonb
    || jsonb_build_object('kind', content -> 'kind', 'templateName', content -> 'templateName', 'language', content -> 'language')
  else jsonb_build_object('kind', content -> 'kind') end`;

/** Assignments that empty these columns. */
export function nothingIn(...columns: readonly string[]): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(columns.map((column) => [column, sql`null`]));
}
