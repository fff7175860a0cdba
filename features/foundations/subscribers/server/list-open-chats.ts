import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { isOfConnectedPage } from './connected-page.ts';

/** A person who recently wrote on Messenger. */
export interface OpenChat {
  subscriberId: string;
  /** From their profile; null if it was not read. */
  name: string | null;
  wroteAt: Date;
}

/** People who wrote on Messenger since then, the latest first, without those who opted out. */
export async function listOpenChats(
  tx: Tx,
  shopId: number,
  { since, most, only = null }: { since: Date; most: number; only?: string | null },
): Promise<OpenChat[]> {
  const { rows } = await sql<OpenChat>`
    select subscriber_id as "subscriberId", nullif(concat_ws(' ', first_name, last_name), '') as name,
      last_inbound_at as "wroteAt"
    from subscribers
    where shop_id = ${shopId} and channel = 'FB' and last_inbound_at > ${since} and psid is not null
      and stopped_all_at is null and ${isOfConnectedPage('subscribers')} and (${only}::uuid is null or subscriber_id = ${only}::uuid)
    order by last_inbound_at desc, subscriber_id limit ${most}`.execute(tx);
  return rows;
}
