import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';
import { isNotErased } from './person-table.ts';
import { PERSON_TABLES } from './person-tables.ts';

/** How many erased people one query checks. The limit bounds memory for shops with a million erased people. */
const PEOPLE_AT_ONCE = 500;

/** The invariants about erased people and privacy requests. */
export const PRIVACY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'erasedPersonLeavesNothing',
    holds: 'No row of an erased person holds a name, a number, an address or a text.',
    kind: 'rows',
    async findViolations(db, { since }) {
      const found: string[] = [];
      let after = { shopId: 0, subscriberId: '00000000-0000-0000-0000-000000000000' };
      for (;;) {
        const people = await listErased(db, after, since);
        for (const [shopId, ids] of Map.groupBy(people, (one) => one.shopId))
          found.push(
            ...(await findLeft(
              db,
              shopId,
              ids.map(({ subscriberId }) => subscriberId),
            )),
          );
        const last = people.at(-1);
        if (!last || people.length < PEOPLE_AT_ONCE || found.length >= MOST_VIOLATIONS)
          return found.slice(0, MOST_VIOLATIONS);
        after = last;
      }
    },
  },
  {
    name: 'privacyRequestIsAnswered',
    holds: 'Each request about personal data is answered within a day.',
    kind: 'progress',
    async findViolations(db, { now }) {
      const { rows } = await sql<{ id: string }>`
        select request_id as id from privacy_requests
        where state <> 'done' and received_at < ${now}::timestamptz - interval '1 day'
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
];

interface Erased {
  shopId: number;
  subscriberId: string;
}

/**
 * Lists people without identifiers whose consent a privacy request ended, ordered by id. Skips shops with an unfinished
 * erasure.
 */
async function listErased(db: Database, after: Erased, since: Date | null): Promise<Erased[]> {
  const { rows } = await sql<Erased>`
    select s.shop_id as "shopId", s.subscriber_id as "subscriberId" from subscribers s
    where (s.shop_id, s.subscriber_id) > (${after.shopId}, ${after.subscriberId}::uuid)
      and coalesce(s.phone_e164, s.wa_id, s.bsuid, s.psid) is null
      and exists (
        select from consent_ledger l
        where l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id and l.origin = 'privacyRequest'
          ${since === null ? sql`` : sql`and l.recorded_at >= ${since}`}
      )
      and not exists (select from privacy_requests r where r.shop_id = s.shop_id and r.erasing is not null)
    order by s.shop_id, s.subscriber_id limit ${PEOPLE_AT_ONCE}`.execute(db);
  return rows;
}

async function findLeft(db: Database, shopId: number, subscriberIds: string[]): Promise<string[]> {
  const nothing = { phones: [], emails: [], customerIds: [], orderIds: [], checkoutTokens: [] };
  const person = { shopId, shopUrl: '', subscriberIds, channelIds: [], inboundIds: [], ...nothing };
  const found: string[] = [];
  for (const { table, rows, erase, isInSteps } of PERSON_TABLES) {
    if (erase === null || isInSteps) continue;
    const isLeft = erase === 'delete' ? sql<boolean>`true` : isNotErased(erase);
    const { rows: left } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from ${sql.table(table)} where (${rows(person)}) and ${isLeft} limit ${MOST_VIOLATIONS}
      ) left_rows`.execute(db);
    const count = left[0]?.count ?? 0;
    if (count > 0) found.push(`${table}: ${count} rows of shop ${shopId}`);
  }
  return found;
}
