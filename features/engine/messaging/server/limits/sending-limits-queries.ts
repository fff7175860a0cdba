import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { SendingLimits } from '../../contract/sending-limits.ts';
import { toLimits } from './to-limits.ts';

/** The shop's own limits; a shop that set none has the usual ones. */
export async function findSendingLimits(tx: Tx, shopId: number): Promise<SendingLimits> {
  const row = await tx
    .selectFrom('sending_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return toLimits(row);
}

/** More than that need no exact number, and a large broadcast must not make it slow. */
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
