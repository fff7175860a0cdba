import { sql, type Selectable } from 'kysely';
import type { Users } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { hasRight, ROLES, type Right } from '#platform/rights/rights.ts';
import type { InvitedRole, TeamMember } from '../contract/team-calls.ts';

export type User = Selectable<Users>;

/** The one form of an address under which a person is stored: two cases of it are the same person. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUser(db: Database | Tx, email: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', addressKey(email))
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the name and address of a person, or null if the person belongs to no shop any more. */
export async function findPerson(
  db: Database | Tx,
  userId: string,
): Promise<{ email: string; name: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the person with this address, who is created if there is none. */
export async function findOrCreateUser(
  tx: Tx,
  { email, name, now }: { email: string; name: string; now: Date },
): Promise<User> {
  await tx
    .insertInto('users')
    .values({ email: addressKey(email), name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return tx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', addressKey(email))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A shop that a person belongs to. */
export interface ShopOfUser {
  shopId: number;
  shopUrl: string;
  shopName: string;
  role: InvitedRole;
}

/** Returns the installed shops of a person, by name. */
export async function listShopsOf(db: Database | Tx, userId: string): Promise<ShopOfUser[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('shops as s', 's.shop_id', 'm.shop_id')
    .select(['m.shop_id', 's.shop_url', 's.name', 'm.role'])
    .where('m.user_id', '=', userId)
    .where('s.uninstalled_at', 'is', null)
    .orderBy('s.name')
    .orderBy('m.shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    shopUrl: row.shop_url,
    shopName: row.name,
    role: row.role as InvitedRole,
  }));
}

/** Returns the people whom a shop invited, by name. `lastUses` are the last uses of their logins. */
export async function listPeople(
  db: Database | Tx,
  shopId: number,
  lastUses: ReadonlyMap<string, Date>,
): Promise<Omit<TeamMember, 'isThis' | 'hasSecondFactor'>[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.user_id', 'u.email', 'u.name', 'm.role', 'm.joined_at'])
    .where('m.shop_id', '=', shopId)
    .where('m.agency_id', 'is', null)
    .orderBy('u.name')
    .orderBy('u.email')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    name: row.name,
    role: row.role as InvitedRole,
    joinedAt: row.joined_at.toISOString(),
    lastUsedAt: lastUses.get(row.user_id)?.toISOString() ?? null,
  }));
}

/**
 * Adds a person to a shop by the shop's own invitation. Changes nothing if such an invitation was accepted before. A person who
 * is there through an agency becomes a member whom the end of the agency does not remove.
 */
export async function addMember(
  tx: Tx,
  { shopId, userId, role, now }: { shopId: number; userId: string; role: InvitedRole; now: Date },
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ shop_id: shopId, user_id: userId, role, joined_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'user_id'])
        .doUpdateSet({ role, agency_id: null, joined_at: now })
        .where('memberships.agency_id', 'is not', null),
    )
    .execute();
}

/** Returns a person of a shop as other people know them, or null if the person does not belong to it. */
export async function findMember(
  tx: Tx,
  shopId: number,
  userId: string,
): Promise<{ person: string; role: string } | null> {
  const row = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.name', 'u.email', 'm.role'])
    .where('m.shop_id', '=', shopId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { person: row.name || row.email, role: row.role } : null;
}

/** Returns whether the shop invited the person. Somebody from an agency has the role of the agency. */
export async function setRole(
  tx: Tx,
  { shopId, userId, role }: { shopId: number; userId: string; role: InvitedRole },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('memberships')
    .set({ role })
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .where('agency_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Removes a person from a shop, and the person as well if nothing else is left. The agencies of the shop do not bring the
 * person back. Returns whether the person belonged to it.
 */
export async function removeMember(tx: Tx, shopId: number, userId: string): Promise<boolean> {
  // If the person accepts an invitation at the same time, this waits for that transaction and sees its membership below.
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const { numDeletedRows } = await tx
    .deleteFrom('memberships')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (user && numDeletedRows > 0) await excludeFromAgencies(tx, shopId, user.email);
  await deleteLonePeople(tx, [userId]);
  return numDeletedRows > 0;
}

/** Keeps the agencies that work for a shop now from bringing a person there. An invitation by the shop itself still does. */
async function excludeFromAgencies(tx: Tx, shopId: number, email: string): Promise<void> {
  await sql`
    insert into agency_exclusions (shop_id, agency_id, email)
    select shop_id, agency_id, ${email} from agency_shops where shop_id = ${shopId}
    on conflict do nothing`.execute(tx);
}

/** Deletes those of these people who belong to no shop and no agency. */
export async function deleteLonePeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    delete from users u
    where u.user_id = any(${[...userIds]}::uuid[])
      and not exists (select from memberships m where m.user_id = u.user_id)
      and not exists (select from agency_people p where p.user_id = u.user_id)`.execute(tx);
}

/** Returns what a shop's people call somebody: the name, or the address without one. Null after the person has left. */
export async function nameOfPerson(tx: Tx, userId: string): Promise<string | null> {
  const person = await findPerson(tx, userId);
  return person && (person.name || person.email);
}

/** Asks who else has a right in a shop. `userId` is the person to leave out, or null for the owner. */
interface OthersWithRight {
  shopId: number;
  userId: string | null;
  right: Right;
}

/** Returns the addresses of the people with a right, without the owner, who has no account. */
export async function listAddressesWithRight(
  tx: Tx,
  { shopId, userId, right }: OthersWithRight,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.email', 'u.user_id'])
    .where('m.shop_id', '=', shopId)
    .where(
      'm.role',
      'in',
      ROLES.filter((role) => hasRight(role, right)),
    )
    .orderBy('m.joined_at')
    .execute();
  return rows.filter((row) => row.user_id !== userId).map(({ email }) => email);
}

/** Whether somebody else in the shop has a right. The owner has every right. */
export async function hasOtherWithRight(tx: Tx, others: OthersWithRight): Promise<boolean> {
  return others.userId !== null || (await listAddressesWithRight(tx, others)).length > 0;
}
