import { sql } from 'kysely';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** The identifiers by which a request names a person. At least one is present. */
export interface Subject {
  subscriberId: string | null;
  customerId: string | null;
  email: string | null;
  phoneE164: string | null;
  orderIds: readonly string[];
}

/** All identifiers of a person in the rows of one shop. */
export interface PersonScope {
  shopId: number;
  shopUrl: string;
  subscriberIds: string[];
  phones: string[];
  emails: string[];
  customerIds: string[];
  orderIds: string[];
  checkoutTokens: string[];
  /** WhatsApp and Messenger ids. */
  channelIds: string[];
  inboundIds: string[];
}

/**
 * Finds all identifiers of a person from those in a request: first in the subscribers, then in the orders and
 * checkouts.
 */
export async function findPersonScope(tx: Tx, shopId: number, subject: Subject): Promise<PersonScope> {
  const { shop_url: shopUrl } = await tx
    .selectFrom('shops')
    .select('shop_url')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const subscribers = await findSubscribers(tx, shopId, subject);
  const known = {
    customerIds: present([subject.customerId, ...subscribers.map((row) => row.customer_id)]),
    phones: present([
      subject.phoneE164,
      ...subscribers.flatMap((row) => [row.phone_e164, row.wa_id && `+${row.wa_id}`]),
    ]),
    emails: present([subject.email, ...subscribers.map((row) => row.email)].map(lowerCase)),
  };
  const customers = await findCustomers(tx, shopId, known.customerIds);
  const person = {
    ...known,
    phones: present([...known.phones, ...customers.map((row) => row.phone_e164)]),
    emails: present([...known.emails, ...customers.map((row) => lowerCase(row.email))]),
  };
  const chats = await findLinkedChats(tx, shopId, { ...person, orderIds: subject.orderIds });
  const rows = [...subscribers, ...chats.filter((chat) => !subscribers.some(isSame(chat)))];
  const ownIds = rows.map((row) => row.subscriber_id);
  const subscriberIds = [
    ...ownIds,
    ...(await findFormerIds(tx, shopId, ownIds)),
    ...(await findTestRecipients(tx, shopId, person.phones)),
  ];
  const bought = await findPurchases(tx, shopId, person);
  return {
    shopId,
    shopUrl,
    ...person,
    subscriberIds,
    orderIds: present([...subject.orderIds, ...bought.orderIds]),
    checkoutTokens: present(bought.checkoutTokens),
    channelIds: present(rows.flatMap((row) => [row.bsuid, row.psid, row.wa_id])),
    inboundIds: await findInboundIds(tx, shopId, subscriberIds),
  };
}

function present(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== null && value !== ''))];
}

function lowerCase(text: string | null): string | null {
  return text?.toLowerCase() ?? null;
}

/**
 * Locks the person's rows until the transaction ends. While the statement waits, a merge may delete a row and give its
 * number to another row, which the statement does not see. The query therefore repeats until it finds no new row.
 */
async function findSubscribers(tx: Tx, shopId: number, subject: Subject): Promise<Subscriber[]> {
  for (;;) {
    const locked = await namedSubscribers(tx, shopId, subject).selectAll().forUpdate().execute();
    const named = await namedSubscribers(tx, shopId, subject).select('subscriber_id').execute();
    if (named.every((row) => locked.some((one) => one.subscriber_id === row.subscriber_id))) return locked;
  }
}

function namedSubscribers(tx: Tx, shopId: number, subject: Subject) {
  const { subscriberId, customerId, phoneE164, email } = subject;
  return tx
    .selectFrom('subscribers')
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.or([
        ...(subscriberId === null ? [] : [isOrBecame(shopId, subscriberId)]),
        ...(customerId === null ? [] : [eb('customer_id', '=', customerId)]),
        ...(phoneE164 === null ? [] : [eb('phone_e164', '=', phoneE164)]),
        ...(phoneE164 === null ? [] : [eb('wa_id', '=', phoneE164.slice(1))]),
        ...(email === null ? [] : [eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
      ]),
    )
    .orderBy('subscriber_id');
}

/** Returns ids that were merged into these ids. Rows written during the merge may still have the former ids. */
async function findFormerIds(tx: Tx, shopId: number, subscriberIds: string[]): Promise<string[]> {
  if (subscriberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('subscriber_aliases')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('merged_into', 'in', subscriberIds)
    .execute();
  return rows.map((row) => row.subscriber_id);
}

function isOrBecame(shopId: number, subscriberId: string) {
  return sql<boolean>`subscriber_id in (
    select ${subscriberId}::uuid union all
    select merged_into from subscriber_aliases where shop_id = ${shopId} and subscriber_id = ${subscriberId})`;
}

async function findCustomers(tx: Tx, shopId: number, customerIds: string[]) {
  if (customerIds.length === 0) return [];
  return tx
    .selectFrom('customers')
    .select(['phone_e164', 'email'])
    .where('shop_id', '=', shopId)
    .where('customer_id', 'in', customerIds)
    .execute();
}

/** Returns the orders and checkouts with the person's customer id, phone number or e-mail. */
async function findPurchases(
  tx: Tx,
  shopId: number,
  { customerIds, phones, emails }: Pick<PersonScope, 'customerIds' | 'phones' | 'emails'>,
): Promise<Pick<PersonScope, 'orderIds' | 'checkoutTokens'>> {
  const names = sql`(customer_id = any(${customerIds}::text[]) or phone_e164 = any(${phones}::text[])
    or lower(email) = any(${emails}::text[]))`;
  const { rows } = await sql<{ order_id: string | null; checkout_token: string | null }>`
    select order_id, checkout_token from orders where shop_id = ${shopId} and ${names}
    union all
    select null, checkout_token from checkouts where shop_id = ${shopId} and ${names}`.execute(tx);
  return {
    orderIds: present(rows.map((row) => row.order_id)),
    checkoutTokens: present(rows.map((row) => row.checkout_token)),
  };
}

const isSame = (one: Subscriber) => (other: Subscriber) => one.subscriber_id === other.subscriber_id;

/**
 * Finds and locks Messenger subscribers whose browsers belong to the customer, or whose carts became the person's
 * checkouts or orders. No other data links them to the person.
 */
async function findLinkedChats(
  tx: Tx,
  shopId: number,
  person: Pick<PersonScope, 'customerIds' | 'phones' | 'emails'> & { orderIds: readonly string[] },
): Promise<Subscriber[]> {
  const names = sql`(customer_id = any(${person.customerIds}::text[]) or phone_e164 = any(${person.phones}::text[])
    or lower(email) = any(${person.emails}::text[]))`;
  const { rows } = await sql<Subscriber>`
    select * from subscribers where shop_id = ${shopId} and channel = 'FB' and subscriber_id in (
      select l.subscriber_id from cart_links l where l.shop_id = ${shopId} and (
        l.order_id = any(${[...person.orderIds]}::text[])
        or l.cart_token in (
          select cart_token from orders where shop_id = ${shopId} and ${names}
          union all select cart_token from checkouts where shop_id = ${shopId} and ${names}))
      union all
      select b.subscriber_id from chat_browsers b
      where b.shop_id = ${shopId} and b.customer_id = any(${person.customerIds}::text[]))
    order by subscriber_id for update`.execute(tx);
  return rows;
}

/** A test message to a number without a subscriber has a recipient id of its own. */
async function findTestRecipients(tx: Tx, shopId: number, phones: string[]): Promise<string[]> {
  if (phones.length === 0) return [];
  const rows = await tx
    .selectFrom('test_recipients')
    .select('recipient_id')
    .where('shop_id', '=', shopId)
    .where('phone_e164', 'in', phones)
    .execute();
  return rows.map((row) => row.recipient_id);
}

async function findInboundIds(tx: Tx, shopId: number, subscriberIds: string[]): Promise<string[]> {
  if (subscriberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('inbound_messages')
    .select('provider_message_id')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', subscriberIds)
    .unionAll((eb) =>
      eb
        .selectFrom('outside_messages')
        .select('provider_message_id')
        .where('shop_id', '=', shopId)
        .where('subscriber_id', 'in', subscriberIds),
    )
    .execute();
  return rows.map((row) => row.provider_message_id);
}
