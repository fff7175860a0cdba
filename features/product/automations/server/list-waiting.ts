import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { readSubject, subjectKey, type Subject } from '../rules/effect.ts';

/** A drip that waits for its time, or whose message was created and not sent. */
export interface Waiting {
  subject: Subject;
  dripIndex: string;
}

/** Returns what still waits for these subjects in a campaign. */
export async function listWaiting(
  tx: Tx,
  shopId: number,
  type: string,
  subjects: readonly Subject[],
): Promise<Waiting[]> {
  if (subjects.length === 0) return [];
  const keys = subjects.map(subjectKey);
  const { rows } = await sql<{ subject: string; dripIndex: string }>`
    with wanted as (
      select key, substr(key, strpos(key, ':') + 1) as id from unnest(${keys}::text[]) as key
    )
    select t.subject, d.drip_index as "dripIndex" from timers t
    join drips d on d.shop_id = t.shop_id and d.drip_id::text = t.payload ->> 'dripId'
    where t.shop_id = ${shopId} and t.kind = ${type} and t.subject = any(${keys}::text[])
    union
    select w.key, d.drip_index from wanted w
    join messages m on m.shop_id = ${shopId} and m.source_type = ${type} and m.source_event = w.id
      and m.source_kind = 'campaign' and m.state = 'queued'
    join drips d on d.shop_id = m.shop_id and d.drip_id = m.source_id`.execute(tx);
  return rows.map(({ subject, dripIndex }) => ({ subject: readSubject(subject), dripIndex }));
}
