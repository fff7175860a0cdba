import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Search } from '../rules/explain-search.ts';

/** All identifiers of a person in a shop. */
export interface FoundPerson {
  subscriberIds: string[];
  phones: string[];
  emails: string[];
  name: string | null;
}

interface Identifiers {
  phone_e164: string | null;
  email: string | null;
  customer_id: string | null;
  first_name: string | null;
  last_name: string | null;
}

interface SubscriberRow extends Identifiers {
  subscriber_id: string;
}

const MOST = 20;

/** Returns the person of a search by the store's and channels' data, or null. */
export async function findPerson(tx: Tx, shopId: number, search: Search): Promise<FoundPerson | null> {
  const named = await findNamed(tx, shopId, search);
  if (named === null) return null;
  const phones = unique(named.map((one) => one.phone_e164));
  const emails = unique(named.map((one) => one.email?.toLowerCase() ?? null));
  const customerIds = unique(named.map((one) => one.customer_id));
  const subscribers = await findSubscribers(tx, shopId, { phones, emails, customerIds });
  const everyone = [...subscribers, ...named];
  return {
    subscriberIds: await withAliases(
      tx,
      shopId,
      subscribers.map((one) => one.subscriber_id),
    ),
    phones: unique(everyone.map((one) => one.phone_e164)),
    emails: unique(everyone.map((one) => one.email?.toLowerCase() ?? null)),
    name: everyone.map(nameOf).find((name) => name !== '') ?? null,
  };
}

function nameOf({ first_name: first, last_name: last }: Identifiers): string {
  return [first, last].filter(Boolean).join(' ');
}

async function findNamed(tx: Tx, shopId: number, search: Search): Promise<Identifiers[] | null> {
  for (const query of queriesOf(shopId, search)) {
    const { rows } = await query.execute(tx);
    if (rows.length > 0) return rows;
  }
  return null;
}

/** Returns the queries for each kind of search, in order. Each uses an index of its own. */
export function queriesOf(shopId: number, search: Search): RawBuilder<Identifiers>[] {
  switch (search.kind) {
    case 'message':
      return [];
    case 'email':
      return [byEmail(shopId, search.email)];
    case 'phone':
      return [byPhones(shopId, search.phones), byOrder(shopId, search.orderNames)];
    case 'order':
      return [byOrder(shopId, search.orderNames)];
  }
}

function byPhones(shopId: number, phones: string[]): RawBuilder<Identifiers> {
  const known = (table: RawBuilder<unknown>) =>
    sql`(select phone_e164, email, customer_id, first_name, null as last_name from ${table}
      where shop_id = ${shopId} and phone_e164 = any(${phones}) limit ${MOST})`;
  return sql`
    (select phone_e164, email, customer_id, first_name, last_name from subscribers
      where shop_id = ${shopId} and channel in ('WA', 'FB') and phone_e164 = any(${phones}))
    union all (select phone_e164, email, customer_id, first_name, last_name from customers
      where shop_id = ${shopId} and phone_e164 = any(${phones}) limit ${MOST})
    union all ${known(sql.table('orders'))} union all ${known(sql.table('checkouts'))}`;
}

function byEmail(shopId: number, email: string): RawBuilder<Identifiers> {
  const known = (table: RawBuilder<unknown>, lastName: RawBuilder<unknown>) =>
    sql`(select phone_e164, email, customer_id, first_name, ${lastName} as last_name from ${table}
      where shop_id = ${shopId} and email_key = ${email} limit ${MOST})`;
  const none = sql`null`;
  const own = sql`last_name`;
  return sql`
    ${known(sql.table('subscribers'), own)} union all ${known(sql.table('customers'), own)}
    union all ${known(sql.table('orders'), none)} union all ${known(sql.table('checkouts'), none)}`;
}

function byOrder(shopId: number, names: string[]): RawBuilder<Identifiers> {
  return sql`select phone_e164, email, customer_id, first_name, null as last_name from orders
    where shop_id = ${shopId} and name = any(${names}) limit ${MOST}`;
}

interface Keys {
  phones: string[];
  emails: string[];
  customerIds: string[];
}

async function findSubscribers(tx: Tx, shopId: number, keys: Keys): Promise<SubscriberRow[]> {
  const columns = sql`subscriber_id, phone_e164, email, customer_id, first_name, last_name`;
  const { rows } = await sql<SubscriberRow>`
    select distinct on (subscriber_id) * from (
      (select ${columns} from subscribers
        where shop_id = ${shopId} and channel in ('WA', 'FB') and phone_e164 = any(${keys.phones}))
      union all (select ${columns} from subscribers
        where shop_id = ${shopId} and email_key = any(${keys.emails}) limit ${MOST})
      union all (select ${columns} from subscribers
        where shop_id = ${shopId} and customer_id = any(${keys.customerIds}) limit ${MOST})
    ) found`.execute(tx);
  return rows;
}

/** Messages from before a merge still name the row that is gone. */
async function withAliases(tx: Tx, shopId: number, subscriberIds: string[]): Promise<string[]> {
  if (subscriberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('subscriber_aliases')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('merged_into', 'in', subscriberIds)
    .execute();
  return [...subscriberIds, ...rows.map((row) => row.subscriber_id)];
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
