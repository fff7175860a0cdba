import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { HELD_PREFIX, type HeldKind } from '../../rules/held-kinds.ts';

/** The held work of the whole installation. */
export interface HeldWork {
  /** Null if nothing is held after a restore. */
  restored: { backedUpAt: Date; restoredAt: Date } | null;
  /** The kinds with held work, and how many shops they belong to. */
  kinds: {
    kind: HeldKind;
    count: number;
    shops: number;
    /** How many messages belong to a held broadcast. After their release, they still wait for the broadcast. */
    ofHeldBroadcasts: number;
  }[];
}

/** Whether a row of the outbox (`o`) belongs to a held broadcast. */
const OF_HELD_BROADCAST = sql<boolean>`o.sending_id is not null and exists (
  select from broadcast_sendings p join held_items a on a.shop_id = p.shop_id and a.kind = 'sending'
    and (a.source_row ->> 'broadcast_id')::uuid = p.broadcast_id
  where p.shop_id = o.shop_id and p.sending_id = o.sending_id)`;

/** Returns how many queued or paused messages wait only for a held broadcast. */
export async function countBehindHeldBroadcasts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox o where o.state in ('queued', 'paused') and ${OF_HELD_BROADCAST}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function countHeld(db: Database): Promise<HeldWork> {
  const installation = await db
    .selectFrom('installation')
    .select(['backed_up_at', 'restored_at'])
    .executeTakeFirst();
  const { rows } = await sql<HeldWork['kinds'][number]>`
    select case when reason like ${`${HELD_PREFIX.laterMessage}%`} then 'laterMessage' else 'message' end as kind,
      count(*)::int as count, count(distinct shop_id)::int as shops,
      (count(*) filter (where ${OF_HELD_BROADCAST}))::int as "ofHeldBroadcasts"
    from outbox o where state = 'held' group by 1
    union all
    select kind, count(*)::int, count(distinct nullif(shop_id, 0))::int, 0 from held_items group by kind
    order by 1`.execute(db);
  const { backed_up_at: backedUpAt, restored_at: restoredAt } = installation ?? {};
  return { restored: backedUpAt && restoredAt ? { backedUpAt, restoredAt } : null, kinds: rows };
}
