import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import {
  acceptShopInvitation,
  createAgency,
  deleteAgency,
  getAgencies,
  leaveAgency,
  leaveShop,
  removeColleague,
  setManager,
} from '../../contract/agency-calls.ts';
import { findPerson } from '../team-queries.ts';
import { joinShopAsAgency } from './accept-invitations.ts';
import { endedAct, leftActs, writeActs, type AgencyAct } from './agency-acts.ts';
import { createAgency as create, listShopsOfAgency } from './agency-queries.ts';
import {
  changeManager,
  dropAgency,
  dropColleague,
  endWork,
  lockManagedAgency,
  lockOwnAgency,
  type EndLogins,
} from './change-agency.ts';
import { registerColleagueInvitations } from './colleague-routes.ts';
import { describeAgencies } from './describe-agencies.ts';
import { requirePerson } from './require-person.ts';
import { findShopInvitation } from './shop-invitations.ts';

/**
 * Registers the calls that people make about their agencies. Any person of a team may make them. Only the agency's list of
 * managers decides what the person may change. The person's role in the shop of the session does not matter.
 */
export function registerAgencyRoutes(bind: CallBinder, ctx: Context, endLogins: EndLogins): void {
  const { db, clock } = ctx;
  bind.merchant(getAgencies, ({ session }) => describeAgencies(ctx, requirePerson(session)));
  bind.merchant(createAgency, async ({ session, body: { name } }) => {
    const userId = requirePerson(session);
    const agencyId = await db.transaction().execute((tx) => create(tx, { name, userId, now: clock.now() }));
    return { agencyId };
  });
  bind.merchant(acceptShopInvitation, async ({ session, body }) => {
    const userId = requirePerson(session);
    const { agencyId, act } = await db
      .transaction()
      .execute((tx) => acceptById(ctx, tx, { ...body, userId }));
    await writeActs(bind, [act]);
    return { agencyId };
  });
  bind.merchant(setManager, async ({ session, body }) => {
    const userId = requirePerson(session);
    await db.transaction().execute(async (tx) => {
      await changeManager(tx, await lockManagedAgency(tx, body.agencyId, userId), body);
    });
    return { isManager: body.isManager };
  });
  registerColleagueInvitations(bind, ctx);
  registerLeaving(bind, ctx, endLogins);
  registerEnding(bind, ctx, endLogins);
}

interface Chosen {
  invitationId: string;
  agencyId: string | null;
  name: string | null;
  userId: string;
}

/** Needs no secret from the invitation's link, because the e-mail address of a logged-in person is verified. */
async function acceptById({ clock }: Context, tx: Tx, { invitationId, agencyId, name, userId }: Chosen) {
  const now = clock.now();
  if (agencyId === null && name === null) throw new AppError('MALFORMED_REQUEST', { field: 'name' });
  const person = await findPerson(tx, userId);
  const key = { invitationId, email: person?.email ?? '' };
  const invitation = await findShopInvitation(tx, key, { now, isLocked: true });
  if (!invitation) throw new AppError('INVITATION_EXPIRED');
  return joinShopAsAgency(tx, { invitation, userId, agencyId, name: name ?? '', now });
}

function registerLeaving(bind: CallBinder, { db, clock }: Context, endLogins: EndLogins): void {
  const drop = (given: { agencyId: string; userId: string; session: MerchantSession; action: string }) =>
    db.transaction().execute(async (tx): Promise<AgencyAct[] | null> => {
      const { agencyId, userId, session, action } = given;
      const reader = requirePerson(session);
      const lock = reader === userId ? lockOwnAgency : lockManagedAgency;
      const agency = await lock(tx, agencyId, reader);
      const colleague = agency.people.find((one) => one.userId === userId);
      if (!colleague) return null;
      const shops = await listShopsOfAgency(tx, agencyId);
      const removed = await dropColleague(tx, agency, userId, { now: clock.now(), endLogins });
      const by = { userId: reader, person: session.person, agencyId };
      return leftActs({ by, action, agency: agency.name, person: colleague.name }, shops, removed);
    });
  bind.merchant(removeColleague, async ({ session, body }) => {
    const acts = await drop({ ...body, session, action: removeColleague.path });
    await writeActs(bind, acts ?? []);
    return { removed: acts !== null };
  });
  bind.merchant(leaveAgency, async ({ session, body: { agencyId } }) => {
    const userId = requirePerson(session);
    const acts = await drop({ agencyId, userId, session, action: leaveAgency.path });
    await writeActs(bind, acts ?? []);
    return { left: true as const };
  });
}

function registerEnding(bind: CallBinder, { db, clock }: Context, endLogins: EndLogins): void {
  bind.merchant(leaveShop, async ({ session, body: { agencyId, fromShopUrl } }) => {
    const userId = requirePerson(session);
    const by = { userId, person: session.person, agencyId };
    const act = await db.transaction().execute(async (tx) => {
      await lockManagedAgency(tx, agencyId, userId);
      const shops = await listShopsOfAgency(tx, agencyId);
      const shopId = shops.find(({ shopUrl }) => shopUrl === fromShopUrl)?.shopId;
      if (shopId === undefined) return null;
      const ended = await endWork(tx, { agencyId, shopId, now: clock.now(), endLogins });
      return ended && endedAct(by, { shopId, action: leaveShop.path, ...ended });
    });
    await writeActs(bind, act ? [act] : []);
    return { left: act !== null };
  });
  bind.merchant(deleteAgency, async ({ session, body: { agencyId } }) => {
    const userId = requirePerson(session);
    const by = { userId, person: session.person, agencyId };
    const acts = await db.transaction().execute(async (tx) => {
      const agency = await lockManagedAgency(tx, agencyId, userId);
      const shops = await dropAgency(tx, agency, { now: clock.now(), endLogins });
      return shops.map(({ shopId, role }) =>
        endedAct(by, { shopId, role, agency: agency.name, action: deleteAgency.path }),
      );
    });
    await writeActs(bind, acts);
    return { deleted: true as const };
  });
}
