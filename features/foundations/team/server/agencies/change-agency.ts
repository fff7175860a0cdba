import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';
import type { Pair } from '../../rules/agencies/decide-memberships.ts';
import { wouldLackManager } from '../../rules/agencies/would-lack-manager.ts';
import { deleteLonePeople } from '../team-queries.ts';
import { listColleagues, listShopsOfAgency, lockAgency, noteWork, type Colleague } from './agency-queries.ts';
import { syncMemberships } from './sync-memberships.ts';

/** Ends the open logins of people to shops. */
export type EndLogins = (tx: Tx, pairs: readonly Pair[]) => Promise<void>;

/** An agency that is locked until the end of the transaction. */
export interface LockedAgency {
  agencyId: string;
  name: string;
  people: Colleague[];
}

/** Locks the agency of a person. Throws NOT_FOUND if there is none or the person does not belong to it. */
export async function lockOwnAgency(tx: Tx, agencyId: string, userId: string): Promise<LockedAgency> {
  const name = await lockAgency(tx, agencyId);
  const people = name === null ? [] : await listColleagues(tx, agencyId);
  if (name === null || !people.some((one) => one.userId === userId))
    throw new AppError('NOT_FOUND', { field: 'agencyId' });
  return { agencyId, name, people };
}

/** Locks an agency for one of its managers. Throws NOT_FOUND and NOT_A_MANAGER. */
export async function lockManagedAgency(tx: Tx, agencyId: string, userId: string): Promise<LockedAgency> {
  const agency = await lockOwnAgency(tx, agencyId, userId);
  if (!agency.people.some((one) => one.userId === userId && one.isManager))
    throw new AppError('NOT_A_MANAGER');
  return agency;
}

/** Makes a person of an agency a manager, or no longer. Throws NOT_FOUND and LAST_MANAGER. */
export async function changeManager(
  tx: Tx,
  { agencyId, people }: LockedAgency,
  { userId, isManager }: { userId: string; isManager: boolean },
): Promise<void> {
  if (!people.some((one) => one.userId === userId)) throw new AppError('NOT_FOUND', { field: 'userId' });
  if (!isManager && wouldLackManager(people, userId)) throw new AppError('LAST_MANAGER');
  await tx
    .updateTable('agency_people')
    .set({ is_manager: isManager })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
}

interface Ending {
  now: Date;
  endLogins: EndLogins;
}

/** Removes a person from an agency and from its shops. Returns the shops that the person lost. Throws LAST_MANAGER. */
export async function dropColleague(
  tx: Tx,
  { agencyId, people }: LockedAgency,
  userId: string,
  { now, endLogins }: Ending,
): Promise<Pair[]> {
  if (wouldLackManager(people, userId)) throw new AppError('LAST_MANAGER');
  const shops = await listShopsOfAgency(tx, agencyId);
  await tx
    .deleteFrom('agency_people')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
  const { removed } = await syncMemberships(tx, {
    shopIds: shops.map(({ shopId }) => shopId),
    userIds: [userId],
    now,
  });
  await endLogins(tx, removed);
  await deleteLonePeople(tx, [userId]);
  return removed;
}

/** Ends the work of an agency for a shop. Returns its role there, or null if it did not work for the shop. */
export async function endWork(
  tx: Tx,
  { agencyId, shopId, now, endLogins }: Ending & { agencyId: string; shopId: number },
): Promise<{ agency: string; role: InvitedRole } | null> {
  const agency = await lockAgency(tx, agencyId);
  const ended = await tx
    .deleteFrom('agency_shops')
    .where('shop_id', '=', shopId)
    .where('agency_id', '=', agencyId)
    .returning('role')
    .executeTakeFirst();
  if (agency === null || !ended) return null;
  await noteWork(tx, agencyId, now);
  const people = await listColleagues(tx, agencyId);
  const userIds = people.map(({ userId }) => userId);
  const { removed } = await syncMemberships(tx, { shopIds: [shopId], userIds, now });
  await endLogins(tx, removed);
  return { agency, role: ended.role as InvitedRole };
}

/** Deletes an agency and ends the access of its people everywhere. Returns the shops that it worked for. */
export async function dropAgency(tx: Tx, { agencyId, people }: LockedAgency, { now, endLogins }: Ending) {
  const shops = await listShopsOfAgency(tx, agencyId);
  const userIds = people.map(({ userId }) => userId);
  await tx.deleteFrom('agency_shops').where('agency_id', '=', agencyId).execute();
  // Its people and invitations go with it.
  await tx.deleteFrom('agencies').where('agency_id', '=', agencyId).execute();
  const { removed } = await syncMemberships(tx, {
    shopIds: shops.map(({ shopId }) => shopId),
    userIds,
    now,
  });
  await endLogins(tx, removed);
  await deleteLonePeople(tx, userIds);
  return shops;
}

/** Gives an agency another role in a shop. Returns its name and the role before, or null if it does not work there. */
export async function giveAgencyRole(
  tx: Tx,
  { agencyId, shopId, role, now }: { agencyId: string; shopId: number; role: InvitedRole; now: Date },
): Promise<{ agency: string; role: string } | null> {
  const agency = await lockAgency(tx, agencyId);
  const before = await tx
    .selectFrom('agency_shops')
    .select('role')
    .where('shop_id', '=', shopId)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  if (agency === null || !before) return null;
  await tx
    .updateTable('agency_shops')
    .set({ role })
    .where('shop_id', '=', shopId)
    .where('agency_id', '=', agencyId)
    .execute();
  const people = await listColleagues(tx, agencyId);
  await syncMemberships(tx, { shopIds: [shopId], userIds: people.map(({ userId }) => userId), now });
  return { agency, role: before.role };
}
