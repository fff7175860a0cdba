import { sql } from 'kysely';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';

/** The rules that always hold for the links between Messenger chats and the store. */
export const VISIT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'chatCustomerIsProven',
    holds: 'A Messenger person is a customer of the store only while a browser of theirs proves it.',
    kind: 'whole',
    async findViolations(db) {
      const { rows } = await sql<{ id: string }>`
        select s.subscriber_id as id from subscribers s
        where s.channel = 'FB' and s.customer_id is not null and not exists (
          select from chat_browsers b
          where b.shop_id = s.shop_id and b.subscriber_id = s.subscriber_id and b.customer_id = s.customer_id)
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
];
