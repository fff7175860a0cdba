import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { isTaken } from '#platform/database/errors/refusal.ts';
import { timeOrderedIds } from '#platform/ids/time-ordered-id.ts';
import { lockSubscribers, type Subscriber } from './subscriber-queries.ts';

/**
 * People of a list as a query of `phone_e164`, `first_name`, `last_name`, `email`, `locale` and `has_agreed` (whether they
 * agreed to messages, according to the list). The database has the list already, so its rows are not read and written again
 * here.
 */
export interface ListedPeople {
  query: RawBuilder<unknown>;
  /** The highest number of rows. Each phone number occurs once. */
  most: number;
}

/** How and where the people agreed: one proof for the whole list. */
interface ListGrant {
  origin: string;
  wording: string;
}

/** Which people of a list are new, and which were there before, with their rows locked. */
export interface StoredListed {
  made: MadePeople;
  known: Subscriber[];
  /** The numbers of known people who agreed, according to the list. */
  agreed: ReadonlySet<string | null>;
}

interface ListedPerson {
  phone_e164: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  locale: string | null;
  has_agreed: boolean;
}

export interface MadePeople {
  /** The new people's ids in the database's array format, because nothing here has to read them. */
  ids: Buffer | string;
  count: number;
  agreed: number;
}

/**
 * Stores many people of a list together, by number. For known people, only missing values are filled in, and consent is
 * not changed. New people start with the list's consent, if there is one: they have no past that could forbid it, and
 * writing each row twice would take twice as long.
 */
export async function syncSubscriberList(
  tx: Tx,
  shopId: number,
  people: ListedPeople,
  { now, grant }: { now: Date; grant: ListGrant | null },
): Promise<StoredListed> {
  const made = await makeNew(tx, shopId, people, { now, grant });
  if (made.count === people.most) return { made, known: [], agreed: new Set() };
  const others = await readOthers(tx, shopId, people, made);
  const known = await lockKnown(tx, shopId, others);
  await learn(tx, shopId, others);
  const agreed = new Set(others.filter((one) => one.has_agreed).map((one) => one.phone_e164));
  return { made, known, agreed };
}

interface Newcomers {
  ids: Buffer;
  now: Date;
  grant: ListGrant | null;
}

/**
 * Creates people with unknown numbers. Handling a concurrent sign-up would cost each of them a tenth more, so it is
 * tried without.
 */
async function makeNew(
  tx: Tx,
  shopId: number,
  people: ListedPeople,
  { now, grant }: { now: Date; grant: ListGrant | null },
): Promise<MadePeople> {
  const newcomers = { ids: timeOrderedIds(now, people.most), now, grant };
  await sql`savepoint made`.execute(tx);
  try {
    return await insertNew(tx, shopId, people, newcomers, sql``);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint made`.execute(tx);
    const otherwise = sql`on conflict (shop_id, channel, phone_e164) where phone_e164 is not null do nothing`;
    return insertNew(tx, shopId, people, newcomers, otherwise);
  }
}

/** The first ledger entry of a new person has their own id, so nobody has to be looked up for it. */
async function insertNew(
  tx: Tx,
  shopId: number,
  { query, most }: ListedPeople,
  { ids, now, grant }: Newcomers,
  otherwise: RawBuilder<unknown>,
): Promise<MadePeople> {
  const { origin = null, wording = null } = grant ?? {};
  const { rows } = await sql<{ ids: string | null; count: number; agreed: number }>`
    with listed as materialized (
      select p.*, (${ids}::uuid[])[p.place] as subscriber_id,
        p.has_agreed and ${grant !== null}::boolean as is_granted
      from (select *, (row_number() over ())::integer as place from (${query}) p) p
    ),
    made as (
      insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, last_name, email, locale,
        has_marketing_consent, opted_in_at, opt_in_tool_type, created_at)
      select ${shopId}, l.subscriber_id, 'WA', l.phone_e164, l.first_name, l.last_name, l.email, l.locale, l.is_granted,
        case when l.is_granted then ${now}::timestamptz end, case when l.is_granted then ${origin} end, ${now}
      from listed l
      -- Mostly nobody is known between their numbers. A scalar subquery, and the index's own order: else each is
      -- compared with each.
      where not exists (select from subscribers s where s.shop_id = ${shopId} and s.channel = 'WA'
          and s.phone_e164 >= (select min(phone_e164) from listed) collate "default"
          and s.phone_e164 <= (select max(phone_e164) from listed) collate "default")
        or (select true from subscribers s
        where s.shop_id = ${shopId} and s.channel = 'WA' and s.phone_e164 = l.phone_e164 collate "default") is null
      ${otherwise}
      returning subscriber_id, has_marketing_consent
    ),
    entered as (
      insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, wording, recorded_at)
      select ${shopId}, subscriber_id, subscriber_id, 'granted', 'marketing', ${origin}, ${wording}, ${now}
      from made where has_marketing_consent
    )
    select case when count(*) < ${most} then coalesce(array_agg(subscriber_id), '{}')::text end as ids,
      count(*)::integer as count, count(*) filter (where has_marketing_consent)::integer as agreed
    from made`.execute(tx);
  const [made] = rows;
  return made ? { ...made, ids: made.ids ?? ids } : { ids: '{}', count: 0, agreed: 0 };
}

/**
 * The people of a list who were not created. The numbers are written out: with a join, each would be compared with
 * each.
 */
async function readOthers(
  tx: Tx,
  shopId: number,
  { query }: ListedPeople,
  made: MadePeople,
): Promise<ListedPerson[]> {
  const { rows: phones } = await sql<{ phone: string }>`
    select phone_e164 as phone from subscribers
    where shop_id = ${shopId} and subscriber_id = any(${made.ids}::uuid[])`.execute(tx);
  const isMade = new Set(phones.map(({ phone }) => phone));
  const { rows } = await sql<ListedPerson>`
    select phone_e164, first_name, last_name, email, locale, has_agreed from (${query}) p`.execute(tx);
  return rows.filter((row) => !isMade.has(row.phone_e164));
}

async function lockKnown(tx: Tx, shopId: number, people: readonly ListedPerson[]): Promise<Subscriber[]> {
  const ids = await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where(sql<boolean>`phone_e164 = any(${people.map((one) => one.phone_e164)}::text[])`)
    .execute();
  return lockSubscribers(
    tx,
    shopId,
    ids.map((row) => row.subscriber_id),
  );
}

/** A row without news is not written again: most of a list is known by its second import. */
async function learn(tx: Tx, shopId: number, people: readonly ListedPerson[]): Promise<void> {
  const texts = (of: (person: ListedPerson) => string | null) => sql`${people.map(of)}::text[]`;
  await sql`
    update subscribers s set
      first_name = coalesce(s.first_name, l.first_name), last_name = coalesce(s.last_name, l.last_name),
      email = coalesce(s.email, l.email), locale = coalesce(s.locale, l.locale)
    from unnest(${texts((one) => one.phone_e164)}, ${texts((one) => one.first_name)},
        ${texts((one) => one.last_name)}, ${texts((one) => one.email)}, ${texts((one) => one.locale)})
      as l (phone, first_name, last_name, email, locale)
    where s.shop_id = ${shopId} and s.channel = 'WA' and s.phone_e164 = l.phone
      and (s.first_name is null and l.first_name is not null or s.last_name is null and l.last_name is not null
        or s.email is null and l.email is not null or s.locale is null and l.locale is not null)`.execute(tx);
}
