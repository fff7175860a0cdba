import type { Context } from '#platform/context.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { Agency, getAgencies } from '../../contract/agency-calls.ts';
import { findPerson } from '../team-queries.ts';
import { listAgenciesOf, listColleagues, listShopsOfAgency } from './agency-queries.ts';
import { listColleagueInvitations } from './colleague-invitations.ts';
import { listInvitationsTo } from './shop-invitations.ts';

/** Describes the agencies of a person, and the invitations of shops to them. */
export async function describeAgencies(
  ctx: Context,
  userId: string,
): Promise<ResponseOf<typeof getAgencies>> {
  const { db, clock, settings } = ctx;
  const now = clock.now();
  const person = await findPerson(db, userId);
  const invitations = person ? await listInvitationsTo(db, person.email, now) : [];
  const agencies: Agency[] = [];
  for (const own of await listAgenciesOf(db, userId)) agencies.push(await describeAgency(ctx, own, userId));
  return {
    agencies,
    invitations: invitations.map(({ invitationId, shopName, role, expiresAt }) => ({
      invitationId,
      shopName,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
    canSendMail: settings.mail !== null,
  };
}

interface OwnAgency {
  agencyId: string;
  name: string;
  isManager: boolean;
}

async function describeAgency(
  { db, clock }: Context,
  { agencyId, name, isManager }: OwnAgency,
  userId: string,
): Promise<Agency> {
  const people = await listColleagues(db, agencyId);
  const shops = await listShopsOfAgency(db, agencyId);
  return {
    agencyId,
    name,
    isManager,
    people: people.map((one) => ({
      userId: one.userId,
      email: one.email,
      name: one.name,
      isManager: one.isManager,
      joinedAt: one.joinedAt.toISOString(),
      isThis: one.userId === userId,
    })),
    invitations: isManager ? await listColleagueInvitations(db, agencyId, clock.now()) : [],
    shops: shops
      .filter(({ isInstalled }) => isInstalled)
      .map(({ shopUrl, shopName, role, joinedAt }) => ({
        shopUrl,
        shopName,
        role,
        joinedAt: joinedAt.toISOString(),
      })),
  };
}
