import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AsideKind } from '../../rules/aside-kinds.ts';

/** What a restore holds back, of the whole installation. */
export interface Aside {
  /** Null: this database is its own original. */
  restored: { backedUpAt: Date; restoredAt: Date } | null;
  /** Kinds of which there is something, and the shops they belong to. */
  kinds: { kind: AsideKind; count: number; shops: number }[];
}

export async function countAside(db: Database): Promise<Aside> {
  const installation = await db
    .selectFrom('installation')
    .select(['backed_up_at', 'restored_at'])
    .executeTakeFirst();
  const { rows } = await sql<Aside['kinds'][number]>`
    select 'message' as kind, count(*)::int as count, count(distinct shop_id)::int as shops
    from outbox where state = 'aside' having count(*) > 0
    union all
    select kind, count(*)::int, count(distinct nullif(shop_id, 0))::int from set_aside group by kind
    order by 1`.execute(db);
  const { backed_up_at: backedUpAt, restored_at: restoredAt } = installation ?? {};
  return { restored: backedUpAt && restoredAt ? { backedUpAt, restoredAt } : null, kinds: rows };
}
