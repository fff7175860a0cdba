import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { SendingLimits } from '../../contract/sending-limits.ts';
import { toLimits } from './to-limits.ts';

/** The shop's own limits, or the default limits if it has set none. */
export async function findSendingLimits(tx: Tx, shopId: number): Promise<SendingLimits> {
  const row = await tx
    .selectFrom('sending_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return toLimits(row);
}

/** Above this, no exact number is needed, and a large broadcast must not slow the page down. */
const MOST_COUNTED = 100_000;

/** How many messages wait for quiet hours to end, and how many for a person's cap. */
export async function countLimited(
  tx: Tx,
  shopId: number,
): Promise<{ quietHours: number; frequencyCap: number }> {
  const { rows } = await sql<{ quietHours: number; frequencyCap: number }>`
    select count(*) filter (where reason = 'quietHours') as "quietHours",
      count(*) filter (where reason = 'frequencyCap') as "frequencyCap"
    from (select reason from outbox where shop_id = ${shopId} and state = 'queued' limit ${MOST_COUNTED}) o`.execute(
    tx,
  );
  return rows[0] ?? { quietHours: 0, frequencyCap: 0 };
}
