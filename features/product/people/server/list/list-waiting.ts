import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Of so many notes at once: to change one of their people, others wait for as long as it takes. */
const NOTES_AT_ONCE = 8;
/** While a list is being added, to put its people in would only take from that; but nobody waits longer than a minute. */
const QUIET_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Puts some people who are not in their shop's list yet into it, of any shop that waits, so that no
 * shop's large import keeps another shop waiting. Returns whether there may be more.
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

/** Whether people are to be put into a list now. */
export function waitingDue(): RawBuilder<boolean> {
  return sql`exists (${nextShop(QUIET_MS)})`;
}

/** How many people of a shop are not in its list yet: at most so many, since some may have been put in by themselves. */
export async function countWaiting(tx: Tx, shopId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(people), 0)::integer as people from unlisted_subscribers where shop_id = ${shopId}`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}
