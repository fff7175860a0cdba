import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { lockSubscribers, type Subscriber } from './subscriber-queries.ts';

/** What a list tells of somebody on WhatsApp. */
export interface ListedPerson {
  phoneE164: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  locale: string | null;
  /** Whether the list says that they agreed to messages. */
  hasAgreed: boolean;
}

/** What those who agreed did, and where: one proof for all of a list. */
interface ListGrant {
  origin: string;
  wording: string;
}

/** Who of a list was made, and who was there before, with their rows held. */
export interface KeptListed {
  made: { subscriberId: string; phoneE164: string }[];
  known: Subscriber[];
}

/**
 * Keeps many people of a list at once, each by their number. Of who was known before, only what was not known is filled
 * in, and no consent is touched; newcomers begin with the list's, where there is one: they have no past that could
 * forbid it, and to write each row twice would take twice as long. `people` names each number once.
 */
export async function keepListed(
  tx: Tx,
  shopId: number,
  people: readonly ListedPerson[],
  { now, grant }: { now: Date; grant: ListGrant | null },
): Promise<KeptListed> {
  const made = await makeNew(tx, shopId, people, { now, grant });
  if (made.length === people.length) return { made, known: [] };
  const isMade = new Set(made.map(({ phoneE164 }) => phoneE164));
  const others = people.filter(({ phoneE164 }) => !isMade.has(phoneE164));
  const known = await lockKnown(tx, shopId, others);
  await learn(tx, shopId, others);
  return { made, known };
}

function asColumns(people: readonly ListedPerson[]) {
  const texts = (of: (person: ListedPerson) => string | null) => sql`${people.map(of)}::text[]`;
  return {
    phones: texts((person) => person.phoneE164),
    firstNames: texts((person) => person.firstName),
    lastNames: texts((person) => person.lastName),
    emails: texts((person) => person.email),
    locales: texts((person) => person.locale),
  };
}

async function makeNew(
  tx: Tx,
  shopId: number,
  people: readonly ListedPerson[],
  { now, grant }: { now: Date; grant: ListGrant | null },
) {
  const { phones, firstNames, lastNames, emails, locales } = asColumns(people);
  const agreed = people.map(({ hasAgreed }) => grant !== null && hasAgreed);
  const { origin = null, wording = null } = grant ?? {};
  // In their order, each index is written at its end.
  const newIds = () => people.map(() => timeOrderedId(now)).toSorted();
  const { rows } = await sql<{ subscriberId: string; phoneE164: string }>`
    with listed as materialized (
      select * from unnest(${newIds()}::uuid[], ${newIds()}::uuid[], ${agreed}::boolean[], ${phones}, ${firstNames},
          ${lastNames}, ${emails}, ${locales})
        as l (subscriber_id, entry_id, has_agreed, phone, first_name, last_name, email, locale)
    ),
    made as (
      insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, last_name, email, locale,
        has_marketing_consent, opted_in_at, opt_in_tool_type, created_at)
      select ${shopId}, l.subscriber_id, 'WA', l.phone, l.first_name, l.last_name, l.email, l.locale, l.has_agreed,
        case when l.has_agreed then ${now}::timestamptz end, case when l.has_agreed then ${origin} end, ${now}
      from listed l
      on conflict (shop_id, channel, phone_e164) where phone_e164 is not null do nothing
      returning subscriber_id, phone_e164
    ),
    entered as (
      insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, wording, recorded_at)
      select ${shopId}, l.entry_id, l.subscriber_id, 'granted', 'marketing', ${origin}, ${wording}, ${now}
      from made join listed l using (subscriber_id) where l.has_agreed
    )
    select subscriber_id as "subscriberId", phone_e164 as "phoneE164" from made`.execute(tx);
  return rows;
}

async function lockKnown(tx: Tx, shopId: number, people: readonly ListedPerson[]): Promise<Subscriber[]> {
  const ids = await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where(sql<boolean>`phone_e164 = any(${people.map(({ phoneE164 }) => phoneE164)}::text[])`)
    .execute();
  return lockSubscribers(
    tx,
    shopId,
    ids.map((row) => row.subscriber_id),
  );
}

/** A row without news is not written anew: most of a list is known by its second import. */
async function learn(tx: Tx, shopId: number, people: readonly ListedPerson[]): Promise<void> {
  const { phones, firstNames, lastNames, emails, locales } = asColumns(people);
  await sql`
    update subscribers s set
      first_name = coalesce(s.first_name, l.first_name), last_name = coalesce(s.last_name, l.last_name),
      email = coalesce(s.email, l.email), locale = coalesce(s.locale, l.locale)
    from unnest(${phones}, ${firstNames}, ${lastNames}, ${emails}, ${locales})
      as l (phone, first_name, last_name, email, locale)
    where s.shop_id = ${shopId} and s.channel = 'WA' and s.phone_e164 = l.phone
      and (s.first_name is null and l.first_name is not null or s.last_name is null and l.last_name is not null
        or s.email is null and l.email is not null or s.locale is null and l.locale is not null)`.execute(tx);
}
