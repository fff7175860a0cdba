import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';
import {
  decideMemberships,
  type AgencyWay,
  type MembershipChanges,
  type Pair,
} from '../../rules/agencies/decide-memberships.ts';

/**
 * Brings the memberships of these people in these shops in step with the agencies that they belong to, and returns what
 * changed. Call it after each change to the people or the shops of an agency, in the same transaction, with the agency
 * locked.
 */
export async function syncMemberships(
  tx: Tx,
  { shopIds, userIds, now }: { shopIds: readonly number[]; userIds: readonly string[]; now: Date },
): Promise<MembershipChanges> {
  if (shopIds.length === 0 || userIds.length === 0) return { write: [], joined: [], removed: [] };
  await lockPeople(tx, userIds);
  const scope = { shopIds: [...shopIds], userIds: [...userIds] };
  const changes = decideMemberships(await findWays(tx, scope), await findStored(tx, scope));
  await writeMemberships(tx, changes.write, now);
  await deleteMemberships(tx, changes.removed);
  return changes;
}

/**
 * Locks people in one order, so that two agencies with the same people cannot block each other. Of two changes at the
 * same time, the second waits, and then sees what the first one changed.
 */
async function lockPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

interface Scope {
  shopIds: number[];
  userIds: string[];
}

async function findWays(tx: Tx, { shopIds, userIds }: Scope): Promise<AgencyWay[]> {
  const { rows } = await sql<AgencyWay>`
    select s.shop_id as "shopId", p.user_id as "userId", s.agency_id as "agencyId", s.role, s.joined_at as "joinedAt"
    from agency_shops s
      join agency_people p on p.agency_id = s.agency_id
      join users u on u.user_id = p.user_id
    where s.shop_id = any(${shopIds}::bigint[]) and p.user_id = any(${userIds}::uuid[])
      and not exists (
        select from agency_exclusions e
        where e.shop_id = s.shop_id and e.agency_id = s.agency_id and e.email = u.email
      )`.execute(tx);
  return rows;
}

async function findStored(tx: Tx, { shopIds, userIds }: Scope) {
  const rows = await tx
    .selectFrom('memberships')
    .select(['shop_id', 'user_id', 'role', 'agency_id'])
    .where('shop_id', 'in', shopIds)
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    userId: row.user_id,
    role: row.role as InvitedRole,
    agencyId: row.agency_id,
  }));
}

async function writeMemberships(tx: Tx, write: MembershipChanges['write'], now: Date): Promise<void> {
  if (write.length === 0) return;
  await sql`
    insert into memberships (shop_id, user_id, role, agency_id, joined_at)
    select shop_id, user_id, role, agency_id, ${now}
    from unnest(
      ${write.map(({ shopId }) => shopId)}::bigint[], ${write.map(({ userId }) => userId)}::uuid[],
      ${write.map(({ role }) => role)}::text[], ${write.map(({ agencyId }) => agencyId)}::uuid[]
    ) as wanted(shop_id, user_id, role, agency_id)
    on conflict (shop_id, user_id) do update set role = excluded.role, agency_id = excluded.agency_id`.execute(
    tx,
  );
}

async function deleteMemberships(tx: Tx, removed: readonly Pair[]): Promise<void> {
  if (removed.length === 0) return;
  await sql`
    delete from memberships m
    using unnest(
      ${removed.map(({ shopId }) => shopId)}::bigint[], ${removed.map(({ userId }) => userId)}::uuid[]
    ) as gone(shop_id, user_id)
    where m.shop_id = gone.shop_id and m.user_id = gone.user_id and m.agency_id is not null`.execute(tx);
}
