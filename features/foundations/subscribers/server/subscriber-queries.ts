import { sql, type Selectable } from 'kysely';
import type { Subscribers } from '#database/schema/rows.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { spellingsOf } from '#platform/phone/phone-spellings.ts';
import type { Identifiers, IdentityRow } from '../rules/decide-identity.ts';
import { isOfConnectedPage } from './connected-page.ts';

export type Subscriber = Selectable<Subscribers>;

/** The columns of identifiers. */
export const COLUMN_OF = {
  phoneE164: 'phone_e164',
  waId: 'wa_id',
  bsuid: 'bsuid',
  psid: 'psid',
} as const satisfies Record<keyof Identifiers, keyof Subscriber>;

/** The subscriber with this phone number on a channel, or null. */
export function findSubscriberByPhone(
  tx: Tx,
  shopId: number,
  channel: Channel,
  phoneE164: string,
): Promise<Subscriber | null> {
  return byPhone.of(tx, { shopId, channel, phoneE164 });
}

interface PhoneKey {
  shopId: number;
  channel: Channel;
  phoneE164: string;
}

const byPhone = new BatchedRead<PhoneKey, Subscriber | null>(
  ({ shopId, channel, phoneE164 }) => `${shopId} ${channel} ${phoneE164}`,
  async (tx, keys) => {
    // One lookup by key for each, whatever the planner estimates.
    const { rows } = await sql<Subscriber & { nth: number }>`
      select s.*, asked.nth
      from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ channel }) => channel)}::text[],
        ${keys.map(({ phoneE164 }) => phoneE164)}::text[]) with ordinality as asked(shop_id, channel, phone_e164, nth)
      cross join lateral (
        select * from subscribers
        where shop_id = asked.shop_id and channel = asked.channel and phone_e164 = asked.phone_e164 limit 1
      ) s`.execute(tx);
    const found = new Map(rows.map(({ nth, ...row }) => [nth, row]));
    return keys.map((_, at) => found.get(at + 1) ?? null);
  },
);

/** A person's identifiers in the store and here. `cartToken`: of the cart that became a checkout or order. */
export interface PersonNames {
  subscriberId: string | null;
  phoneE164: string | null;
  customerId: string | null;
  cartToken?: string | null;
}

/**
 * Finds a channel's subscriber by their identifiers, or null. On WhatsApp, by number. Messenger reports no number: its
 * people are found by the customer that the store proved, and else by a cart of their browser, which they may share.
 * People of another page than the connected one are not found.
 */
export async function findSubscriber(
  tx: Tx,
  shopId: number,
  channel: 'WA' | 'FB',
  names: PersonNames,
): Promise<Subscriber | null> {
  if (names.subscriberId !== null)
    return findOne(tx, shopId, channel, 'subscriber_id', await currentId(tx, shopId, names.subscriberId));
  if (channel === 'FB') return findByStore(tx, shopId, names);
  return names.phoneE164 === null ? null : findSubscriberByPhone(tx, shopId, channel, names.phoneE164);
}

async function findByStore(
  tx: Tx,
  shopId: number,
  { customerId, cartToken = null }: PersonNames,
): Promise<Subscriber | null> {
  const known = customerId === null ? null : await findOne(tx, shopId, 'FB', 'customer_id', customerId);
  return known ?? (cartToken === null ? null : findOfCart(tx, shopId, cartToken));
}

async function findOfCart(tx: Tx, shopId: number, cartToken: string): Promise<Subscriber | null> {
  const { rows } = await sql<Subscriber>`
    select s.* from cart_links l
    left join subscriber_aliases a on a.shop_id = l.shop_id and a.subscriber_id = l.subscriber_id
    join subscribers s on s.shop_id = l.shop_id and s.subscriber_id = coalesce(a.merged_into, l.subscriber_id)
    where l.shop_id = ${shopId} and l.cart_token = ${cartToken} and s.channel = 'FB' and ${isOfConnectedPage('s')}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

async function findOne(
  tx: Tx,
  shopId: number,
  channel: 'WA' | 'FB',
  column: 'subscriber_id' | 'customer_id',
  value: string,
): Promise<Subscriber | null> {
  const row = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where(column, '=', value)
    .$if(channel === 'FB', (query) => query.where(isOfConnectedPage('subscribers')))
    .orderBy('subscriber_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The person's row, locked until the transaction ends; also by the id of a row that was merged into it since. */
export async function lockSubscriber(
  tx: Tx,
  shopId: number,
  subscriberId: string,
): Promise<Subscriber | null> {
  for (let id = await currentId(tx, shopId, subscriberId); ;) {
    const [row] = await lockSubscribers(tx, shopId, [id]);
    if (row) return row;
    // The row may have been merged into another one while we waited for it.
    const next = await currentId(tx, shopId, id);
    if (next === id) return null;
    id = next;
  }
}

/** The id that an id leads to now. */
async function currentId(tx: Tx, shopId: number, subscriberId: string): Promise<string> {
  const alias = await tx
    .selectFrom('subscriber_aliases')
    .select('merged_into')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  return alias?.merged_into ?? subscriberId;
}

/** The rows of these ids, locked in the order of their ids, so that two merges never deadlock. */
export async function lockSubscribers(
  tx: Tx,
  shopId: number,
  subscriberIds: readonly string[],
): Promise<Subscriber[]> {
  if (subscriberIds.length === 0) return [];
  return tx
    .selectFrom('subscribers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', [...subscriberIds])
    .orderBy('subscriber_id')
    .forUpdate()
    .execute();
}

/** Every row of a channel with one of these identifiers, locked in the order of their ids. */
export async function lockByIdentifiers(
  tx: Tx,
  shopId: number,
  channel: string,
  identifiers: Identifiers,
): Promise<Subscriber[]> {
  return byIdentifiers(tx, shopId, channel, identifiers).selectAll().forUpdate().execute();
}

/** The ids of the rows of a channel with one of these identifiers, without a lock. */
export async function findKnownPeople(
  tx: Tx,
  shopId: number,
  person: { channel: Channel } & Partial<Identifiers>,
): Promise<string[]> {
  const { channel, phoneE164 = null, waId = null, bsuid = null, psid = null } = person;
  const identifiers = { phoneE164, waId, bsuid, psid };
  const rows = await byIdentifiers(tx, shopId, channel, identifiers).select('subscriber_id').execute();
  return rows.map((row) => row.subscriber_id);
}

function byIdentifiers(tx: Tx, shopId: number, channel: string, identifiers: Identifiers) {
  const names = (Object.keys(COLUMN_OF) as (keyof Identifiers)[]).filter(
    (name) => identifiers[name] !== null,
  );
  return (
    tx
      .selectFrom('subscribers')
      .where('shop_id', '=', shopId)
      .where('channel', '=', channel)
      // Without any identifier there is no such person.
      .where((eb) =>
        eb.or(names.map((name) => eb(COLUMN_OF[name], 'in', spellingsOfName(name, identifiers)))),
      )
      .orderBy('subscriber_id')
  );
}

/** A number that is stored in another spelling belongs to the same person; most have one spelling. */
function spellingsOfName(name: keyof Identifiers, { [name]: value }: Identifiers): (string | null)[] {
  return name === 'phoneE164' && value !== null ? spellingsOf(value) : [value];
}

/** Converts a row for the rules. */
export function toIdentityRow(row: Subscriber): IdentityRow {
  return {
    subscriberId: row.subscriber_id,
    createdAt: row.created_at,
    phoneE164: row.phone_e164,
    waId: row.wa_id,
    bsuid: row.bsuid,
    psid: row.psid,
  };
}

/** Removes identifiers from a row, because they belong to another person now. */
export async function takeIdentifiers(
  tx: Tx,
  row: { shop_id: number; subscriber_id: string },
  names: readonly (keyof Identifiers)[],
): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable('subscribers')
    .set(Object.fromEntries(names.map((name) => [COLUMN_OF[name], null])))
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .execute();
}
