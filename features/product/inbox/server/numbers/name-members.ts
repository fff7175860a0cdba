import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Answerer } from '../../contract/thread.ts';
import { OWNER_ID } from '../../rules/member-id.ts';

/**
 * Returns how those who answered are called: people by their present name, or by the name of their last answer if they
 * are no longer in the team, and programs by the name that their API key had at their last answer.
 */
export async function nameMembers(
  tx: Tx,
  shopId: number,
  memberIds: readonly (string | null)[],
): Promise<(memberId: string) => Answerer> {
  const ids = memberIds.filter((id) => id !== null && id !== OWNER_ID);
  const rows = ids.length === 0 ? [] : await findNames(tx, shopId, ids);
  const known = new Map(rows.map((row) => [row.memberId, row]));
  return (memberId) => known.get(memberId) ?? { memberId, name: null, isProgram: false };
}

async function findNames(tx: Tx, shopId: number, ids: readonly (string | null)[]): Promise<Answerer[]> {
  const { rows } = await sql<Answerer>`
    select id as "memberId", coalesce(m.name, w.person, r.person) as name,
      coalesce(w.is_program, r.is_program, false) as "isProgram"
    from unnest(${ids}::uuid[]) as id
    left join lateral (
      select coalesce(nullif(u.name, ''), u.email) as name from memberships m join users u on u.user_id = m.user_id
      where m.shop_id = ${shopId} and m.user_id = id
    ) m on true
    left join lateral (
      select person, is_program from inbox_waits
      where m.name is null and shop_id = ${shopId} and member_id = id and person is not null
      order by started_at desc limit 1
    ) w on true
    left join lateral (
      select person, is_program from inbox_replies
      where m.name is null and w.person is null and shop_id = ${shopId} and member_id = id and person is not null
      order by written_at desc limit 1
    ) r on true`.execute(tx);
  return rows;
}
