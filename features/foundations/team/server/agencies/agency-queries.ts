import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_AGENCIES, MOST_AGENCY_SHOPS } from '../../contract/agency-calls.ts';
import { MOST_SHOP_AGENCIES } from '../../contract/shop-agency-calls.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';

/** A person of an agency. */
export interface Colleague {
  userId: string;
  email: string;
  name: string;
  isManager: boolean;
  joinedAt: Date;
}

/**
 * Locks an agency until the end of the transaction and returns its name, or null if there is none. Every change to the people
 * or the shops of an agency locks it first, so that two of them follow each other.
 */
export async function lockAgency(tx: Tx, agencyId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('agencies')
    .select('name')
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns the name of an agency, or null if there is none. */
export async function findAgencyName(db: Database | Tx, agencyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('agencies')
    .select('name')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns the people of an agency by name. */
export async function listColleagues(db: Database | Tx, agencyId: string): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('agency_people as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['u.user_id', 'u.email', 'u.name', 'p.is_manager', 'p.joined_at'])
    .where('p.agency_id', '=', agencyId)
    .orderBy('u.name')
    .orderBy('u.email')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    name: row.name || row.email,
    isManager: row.is_manager,
    joinedAt: row.joined_at,
  }));
}

/** Returns the agencies of a person by name. */
export async function listAgenciesOf(db: Database | Tx, userId: string) {
  const rows = await db
    .selectFrom('agency_people as p')
    .innerJoin('agencies as a', 'a.agency_id', 'p.agency_id')
    .select(['a.agency_id', 'a.name', 'a.created_at', 'p.is_manager'])
    .where('p.user_id', '=', userId)
    .orderBy('a.name')
    .orderBy('a.agency_id')
    .execute();
  return rows.map((row) => ({
    agencyId: row.agency_id,
    name: row.name,
    createdAt: row.created_at,
    isManager: row.is_manager,
  }));
}

/** Creates an agency with its first manager. Throws AGENCIES_FULL. */
export async function createAgency(
  tx: Tx,
  { name, userId, now }: { name: string; userId: string; now: Date },
): Promise<string> {
  const { agency_id: agencyId } = await tx
    .insertInto('agencies')
    .values({ name, created_at: now, idle_since: now })
    .returning('agency_id')
    .executeTakeFirstOrThrow();
  await addColleague(tx, { agencyId, userId, isManager: true, now });
  return agencyId;
}

interface NewColleague {
  agencyId: string;
  userId: string;
  isManager: boolean;
  now: Date;
}

/** Adds a person to an agency, or changes nothing if the person belongs to it already. Throws AGENCIES_FULL. */
export async function addColleague(
  tx: Tx,
  { agencyId, userId, isManager, now }: NewColleague,
): Promise<void> {
  // Two agencies that add the same person at the same time would each see one agency less.
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  await tx
    .insertInto('agency_people')
    .values({ agency_id: agencyId, user_id: userId, is_manager: isManager, joined_at: now })
    .onConflict((conflict) => conflict.columns(['agency_id', 'user_id']).doNothing())
    .execute();
  if ((await listAgenciesOf(tx, userId)).length > MOST_AGENCIES) throw new AppError('AGENCIES_FULL');
}

/** A shop of an agency, installed or not. */
interface ShopOfAgency {
  shopId: number;
  shopUrl: string;
  shopName: string;
  role: InvitedRole;
  joinedAt: Date;
  isInstalled: boolean;
}

/** Returns the shops that an agency works for, by name. */
export async function listShopsOfAgency(db: Database | Tx, agencyId: string): Promise<ShopOfAgency[]> {
  const rows = await db
    .selectFrom('agency_shops as w')
    .innerJoin('shops as s', 's.shop_id', 'w.shop_id')
    .select(['s.shop_id', 's.shop_url', 's.name', 's.uninstalled_at', 'w.role', 'w.joined_at'])
    .where('w.agency_id', '=', agencyId)
    .orderBy('s.name')
    .orderBy('s.shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    shopUrl: row.shop_url,
    shopName: row.name,
    role: row.role as InvitedRole,
    joinedAt: row.joined_at,
    isInstalled: row.uninstalled_at === null,
  }));
}

/** An agency that works for a shop. */
export interface AgencyOfShop {
  agencyId: string;
  name: string;
  role: InvitedRole;
  invitedBy: string | null;
  invitedAt: Date;
}

/** Returns the agencies that work for a shop, by name. */
export async function listAgenciesOfShop(db: Database | Tx, shopId: number): Promise<AgencyOfShop[]> {
  const rows = await db
    .selectFrom('agency_shops as w')
    .innerJoin('agencies as a', 'a.agency_id', 'w.agency_id')
    .select(['a.agency_id', 'a.name', 'w.role', 'w.invited_by_name', 'w.invited_at'])
    .where('w.shop_id', '=', shopId)
    .orderBy('a.name')
    .orderBy('a.agency_id')
    .execute();
  return rows.map((row) => ({
    agencyId: row.agency_id,
    name: row.name,
    role: row.role as InvitedRole,
    invitedBy: row.invited_by_name,
    invitedAt: row.invited_at,
  }));
}

interface NewWork {
  shopId: number;
  agencyId: string;
  role: InvitedRole;
  invitedBy: string | null;
  invitedAt: Date;
  now: Date;
}

/**
 * Lets an agency work for a shop. The agency is locked. Throws AGENCY_WORKS_HERE, AGENCY_SHOPS_FULL and
 * SHOP_AGENCIES_FULL.
 */
export async function addAgencyToShop(tx: Tx, work: NewWork): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agency_shops')
    .values({
      shop_id: work.shopId,
      agency_id: work.agencyId,
      role: work.role,
      invited_by_name: work.invitedBy,
      invited_at: work.invitedAt,
      joined_at: work.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'agency_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new AppError('AGENCY_WORKS_HERE');
  await noteWork(tx, work.agencyId, work.now);
  if ((await listShopsOfAgency(tx, work.agencyId)).length > MOST_AGENCY_SHOPS)
    throw new AppError('AGENCY_SHOPS_FULL');
  if ((await listAgenciesOfShop(tx, work.shopId)).length > MOST_SHOP_AGENCIES)
    throw new AppError('SHOP_AGENCIES_FULL');
}

/** Notes that an agency began or stopped to work for a shop. */
export async function noteWork(tx: Tx, agencyId: string, now: Date): Promise<void> {
  await tx.updateTable('agencies').set({ idle_since: now }).where('agency_id', '=', agencyId).execute();
}
