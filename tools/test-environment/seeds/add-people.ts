import { sql, type RawBuilder } from 'kysely';
import { syncSubscriberList } from '#features/foundations/subscribers/server/ledger-api.ts';
import type { Database } from '#platform/database/database.ts';

/** What the added people have. Columns are SQL expressions, which can use `n`, the person's index from 0. */
interface PeopleFixture {
  phone?: RawBuilder<unknown>;
  firstName?: RawBuilder<unknown>;
  lastName?: RawBuilder<unknown>;
  at?: Date;
}

/** Phone numbers that the sandbox does not treat specially. */
const ORDINARY = sql`'+49151' || (2000 + n / 4000)::text || (5000 + n % 4000)::text`;
const NOTHING = sql`null::text`;

/** Adds this many people who agreed to offers, all at once, as an imported list does. */
export async function addPeople(
  db: Database,
  shopId: number,
  people: number,
  {
    phone = ORDINARY,
    firstName = sql`'Person ' || n`,
    lastName = NOTHING,
    at = new Date('2026-01-01'),
  }: PeopleFixture = {},
): Promise<void> {
  if (people === 0) return;
  const query = sql`
    select ${phone} as phone_e164, ${firstName} as first_name, ${lastName} as last_name, null::text as email,
      null::text as locale, true as has_agreed
    from generate_series(0, ${people}::int - 1) n`;
  const grant = { origin: 'import', wording: 'They agreed at the till.' };
  await db
    .transaction()
    .execute((tx) => syncSubscriberList(tx, shopId, { query, most: people }, { now: at, grant }));
}
