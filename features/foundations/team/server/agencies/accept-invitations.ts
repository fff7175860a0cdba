import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findOrCreateUser, findUser, listShopsOf, type User } from '../team-queries.ts';
import { AGENCY_JOINED, COLLEAGUE_JOINED, joinedActs, type AgencyAct } from './agency-acts.ts';
import {
  addAgencyToShop,
  addColleague,
  createAgency,
  listAgenciesOf,
  listColleagues,
  listShopsOfAgency,
  lockAgency,
} from './agency-queries.ts';
import { lockManagedAgency } from './change-agency.ts';
import { deleteColleagueInvitation, findColleagueInvitation } from './colleague-invitations.ts';
import { deleteShopInvitation, findShopInvitation, type OpenShopInvitation } from './shop-invitations.ts';
import { syncMemberships } from './sync-memberships.ts';

/** Where an invitation to an agency leads its reader. */
export type AgencyAccepted =
  /** The invited person is logged in and chooses an agency on the page of the agencies. Nothing was accepted yet. */
  | { next: 'chooseAgency' }
  /** The invited person has to log in first, because only then can they choose. Nothing was accepted yet. */
  | { next: 'logInFirst'; user: User; shopId: number }
  /** It was accepted. `shopId` is a shop that the person can work in, if there is one. */
  | { next: 'joined'; user: User; shopId: number | null; isNew: boolean; acts: AgencyAct[] };

interface Opened {
  token: string;
  /** The name of the reader, for a person who does not exist yet. */
  name: string;
  agencyName: string | null;
  /** The person who is logged in, if there is one. */
  userId: string | null;
  now: Date;
}

/**
 * Accepts the invitation of a link if it is one to an agency; null if it is another one. A person with an account gets nothing
 * by the link alone, because it may be forwarded. Throws INVITATION_FOR_OTHER, and the reasons why an agency may not join.
 */
export async function acceptAgencyInvitation(tx: Tx, opened: Opened): Promise<AgencyAccepted | null> {
  return (await acceptForShop(tx, opened)) ?? acceptAsColleague(tx, opened);
}

async function acceptForShop(tx: Tx, opened: Opened): Promise<AgencyAccepted | null> {
  const { token, now, userId } = opened;
  const invitation = await findShopInvitation(tx, { token }, { now, isLocked: true });
  if (!invitation) return null;
  const known = await findUser(tx, invitation.email);
  if (userId !== null && known?.user_id !== userId) throw new AppError('INVITATION_FOR_OTHER');
  if (userId !== null) return { next: 'chooseAgency' };
  const [shop] = known ? await listShopsOf(tx, known.user_id) : [];
  if (known && shop) return { next: 'logInFirst', user: known, shopId: shop.shopId };
  if (!known && opened.agencyName === null) throw new AppError('MALFORMED_REQUEST', { field: 'agencyName' });
  // A known person is locked later: every change of an agency locks the agency first, then its people.
  const user = known ?? (await findOrCreateUser(tx, { email: invitation.email, name: opened.name, now }));
  // A person without a shop cannot log in to choose.
  const agencyId = await findOldestManaged(tx, user.user_id);
  const name = opened.agencyName ?? (user.name || user.email);
  const { act } = await joinShopAsAgency(tx, { invitation, userId: user.user_id, agencyId, name, now });
  return { next: 'joined', user, shopId: invitation.shopId, isNew: !known, acts: [act] };
}

async function findOldestManaged(tx: Tx, userId: string): Promise<string | null> {
  const agencies = await listAgenciesOf(tx, userId);
  const managed = agencies.filter(({ isManager }) => isManager);
  const [oldest] = managed.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return oldest?.agencyId ?? null;
}

interface Choice {
  invitation: OpenShopInvitation;
  /** The person who accepts. */
  userId: string;
  /** Null for a new agency with this name. */
  agencyId: string | null;
  name: string;
  now: Date;
}

/** Adds one of a person's agencies, or a new agency, to the shop that invited it. Its people get access to the shop. */
export async function joinShopAsAgency(
  tx: Tx,
  { invitation, userId, agencyId: chosen, name, now }: Choice,
): Promise<{ agencyId: string; act: AgencyAct }> {
  const { shopId, role, invitedBy, sentAt } = invitation;
  if (chosen !== null) await lockManagedAgency(tx, chosen, userId);
  const agencyId = chosen ?? (await createAgency(tx, { name, userId, now }));
  await addAgencyToShop(tx, { shopId, agencyId, role, invitedBy, invitedAt: sentAt, now });
  await deleteShopInvitation(tx, shopId, invitation.invitationId);
  const people = await listColleagues(tx, agencyId);
  await syncMemberships(tx, { shopIds: [shopId], userIds: people.map((one) => one.userId), now });
  const agency = (await lockAgency(tx, agencyId)) ?? name;
  const person = people.find((one) => one.userId === userId)?.name ?? null;
  return {
    agencyId,
    act: {
      actor: { shopId, userId, person, role, agencyId },
      act: { path: AGENCY_JOINED, change: { before: null, after: { agency, role } } },
    },
  };
}

async function acceptAsColleague(
  tx: Tx,
  { token, name, userId, now }: Opened,
): Promise<AgencyAccepted | null> {
  const found = await findColleagueInvitation(tx, token, { now, isLocked: false });
  if (!found) return null;
  // In the order of a manager who withdraws it: first the agency, then the invitation.
  await lockAgency(tx, found.agencyId);
  const invitation = await findColleagueInvitation(tx, token, { now, isLocked: true });
  if (!invitation) return null;
  const { agencyId, agencyName: agency, email, inviter } = invitation;
  const known = await findUser(tx, email);
  if (userId !== null && known?.user_id !== userId) throw new AppError('INVITATION_FOR_OTHER');
  const user = await findOrCreateUser(tx, { email, name, now });
  await addColleague(tx, { agencyId, userId: user.user_id, isManager: false, now });
  await deleteColleagueInvitation(tx, agencyId, invitation.invitationId);
  const shops = await listShopsOfAgency(tx, agencyId);
  const changes = await syncMemberships(tx, {
    shopIds: shops.map(({ shopId }) => shopId),
    userIds: [user.user_id],
    now,
  });
  const by = { userId: inviter.userId, person: inviter.name, agencyId };
  const acts = joinedActs({ by, action: COLLEAGUE_JOINED, agency, person: user.name || user.email }, changes);
  const [own] = await listShopsOf(tx, user.user_id);
  return { next: 'joined', user, shopId: own?.shopId ?? null, isNew: !known, acts };
}
