import { sql } from 'kysely';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';

/** The invariants of the list of subscribers. */
export const PEOPLE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'listHasEveryone',
    holds: 'The list of subscribers has each person once, and nobody else.',
    kind: 'rows',
    async findViolations(db) {
      const { rows } = await sql<{ id: string }>`
        select coalesce(s.subscriber_id, l.subscriber_id) as id
        from subscribers s full join listed_subscribers l
          on l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id
        where (s.subscriber_id is null or l.subscriber_id is null) and not exists (
          select from unlisted_subscribers u
          where u.shop_id = s.shop_id and s.subscriber_id between u.first_id and u.last_id
        )
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
];
