import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** The number of notes that are worked on together. Changes of their people wait for that long. */
const NOTES_AT_ONCE = 8;
/**
 * The pause after new people arrive, because listing them earlier would slow the import. Nobody waits longer than a
 * minute.
 */
const QUIET_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Lists some people who are not in their shop's list yet, of any waiting shop, so that a large import of one shop does
 * not delay another's. Returns whether there may be more.
 */
export async function listWaiting(
  { slowDb }: Pick<Context, 'slowDb'>,
  { quietMs = QUIET_MS }: { quietMs?: number } = {},
): Promise<boolean> {
  return slowDb.transaction().execute(async (tx) => {
    const { rows } = await sql<{ shop_id: number; first_id: string; last_id: string }>`
      with taken as (
        delete from unlisted_subscribers where (shop_id, note_no) in (
          select u.shop_id, u.note_no from unlisted_subscribers u
          where u.shop_id = (${nextShop(quietMs)} order by random() limit 1)
          order by u.note_no limit ${NOTES_AT_ONCE} for update skip locked
        ) returning shop_id, first_id, last_id
      )
      select * from taken`.execute(tx);
    const [one] = rows;
    if (!one) return false;
    const first = rows.map((row) => row.first_id).toSorted()[0];
    const last = rows
      .map((row) => row.last_id)
      .toSorted()
      .at(-1);
    await sql`select put_in_list(${one.shop_id}, ${first}, ${last})`.execute(tx);
    return true;
  });
}

function nextShop(quietMs: number): RawBuilder<unknown> {
  const ago = (ms: number) => sql`clock_timestamp() - ${sql.lit(`${ms} ms`)}::interval`;
  return sql`
    select shop_id from unlisted_subscribers group by shop_id
    having max(noted_at) <= ${ago(quietMs)} or min(noted_at) <= ${ago(LONGEST_WAIT_MS)}`;
}

/** Whether people are to be listed now. */
export function waitingDue(): RawBuilder<boolean> {
  return sql`exists (${nextShop(QUIET_MS)})`;
}

/**
 * Counts the people of a shop who are not in its list yet. An upper bound, because some may have been listed
 * individually.
 */
export async function countWaiting(tx: Tx, shopId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(people), 0)::integer as people from unlisted_subscribers where shop_id = ${shopId}`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}
