import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Member } from '../../contract/thread.ts';
import { OWNER_ID } from '../../rules/member-id.ts';

/**
 * Returns how people who answered are called: by their present name, or by the name of their last answer if they are no
 * longer in the team.
 */
export async function nameMembers(
  tx: Tx,
  shopId: number,
  memberIds: readonly (string | null)[],
): Promise<(memberId: string) => Member> {
  const ids = memberIds.filter((id) => id !== null && id !== OWNER_ID);
  if (ids.length === 0) return (memberId) => ({ memberId, name: null });
  const { rows } = await sql<{ member_id: string; name: string | null }>`
    select id as member_id, coalesce(
      (select coalesce(nullif(u.name, ''), u.email) from memberships m join users u on u.user_id = m.user_id
        where m.shop_id = ${shopId} and m.user_id = id),
      (select person from inbox_waits
        where shop_id = ${shopId} and member_id = id and person is not null order by started_at desc limit 1),
      (select person from inbox_replies
        where shop_id = ${shopId} and member_id = id and person is not null order by written_at desc limit 1)) as name
    from unnest(${ids}::uuid[]) as id`.execute(tx);
  const names = new Map(rows.map((row) => [row.member_id, row.name]));
  return (memberId) => ({ memberId, name: names.get(memberId) ?? null });
}
