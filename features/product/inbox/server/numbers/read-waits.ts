import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { WaitGroup } from '../../rules/numbers/summarise-waits.ts';

interface GroupRow {
  member_id: string | null;
  ended_by: WaitGroup['endedBy'];
  starts_conversation: boolean;
  started: string;
  clock: string;
  open: string;
}

/**
 * Returns the shop's waits that started at or after a moment. The lists come as texts: a hundred thousand rows would take
 * several times as long, and percentiles in PostgreSQL would sort the waits once for each of them.
 */
export async function readWaits(tx: Tx, shopId: number, since: Date): Promise<WaitGroup[]> {
  const { rows } = await sql<GroupRow>`
    select member_id, ended_by, starts_conversation,
      array_agg(floor(date_part('epoch', started_at))::bigint)::text as started,
      array_agg(coalesce(floor(date_part('epoch', ended_at - started_at))::bigint, 0))::text as clock,
      array_agg(coalesce(open_ms / 1000, 0))::text as open
    from inbox_waits
    where shop_id = ${shopId} and started_at >= ${since}
    group by member_id, ended_by, starts_conversation`.execute(tx);
  return rows.map((row) => ({
    memberId: row.member_id,
    endedBy: row.ended_by,
    startsConversation: row.starts_conversation,
    startedS: readList(row.started),
    clockS: readList(row.clock),
    openS: readList(row.open),
  }));
}

/** Reads an array of PostgreSQL, such as '{1,2}'. */
function readList(written: string): number[] {
  return JSON.parse(`[${written.slice(1, -1)}]`) as number[];
}
