import { getShop } from '#features/foundations/store-data/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { countRecentMails } from '#platform/mail/count-recent-mails.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import {
  changeAgencyRole,
  getShopAgencies,
  inviteAgency,
  MOST_SHOP_AGENCIES,
  removeAgency,
  withdrawAgencyInvitation,
  type ShopAgency,
} from '../../contract/shop-agency-calls.ts';
import type { Invitation, InvitedRole } from '../../contract/team-calls.ts';
import { composeAgencyInvitation } from '../../rules/mail-text.ts';
import { INVITATION_DAYS } from '../invitation-queries.ts';
import { MOST_MAILS_IN_DAY, type TeamLogins } from '../team-logins.ts';
import { listAgenciesOfShop, listColleagues, type AgencyOfShop } from './agency-queries.ts';
import { endWork, giveAgencyRole } from './change-agency.ts';
import { createShopInvitation, deleteShopInvitation, listShopInvitations } from './shop-invitations.ts';

/** Registers the calls with which a shop invites agencies, and decides what they may do. */
export function registerShopAgencyRoutes(bind: CallBinder, ctx: Context, logins: TeamLogins): void {
  const { db, clock } = ctx;
  bind.merchant(getShopAgencies, async ({ session }) => {
    const { shopId } = session;
    const lastUses = await logins.lastUses(db, shopId);
    const agencies: ShopAgency[] = [];
    for (const agency of await listAgenciesOfShop(db, shopId))
      agencies.push(await describeAgency(db, { agency, session, lastUses, logins }));
    return { agencies, invitations: await listShopInvitations(db, shopId, clock.now()) };
  });
  bind.merchant(inviteAgency, async ({ session, body: { email, role }, noteChange }) => {
    if (ctx.settings.mail === null) throw new AppError('MAIL_NOT_SET_UP');
    if (!isMailAddress(email)) throw new AppError('MALFORMED_REQUEST', { field: 'email' });
    noteChange({ before: null, after: { address: email, role } });
    return db.transaction().execute((tx) => sendInvitation(ctx, tx, { session, email, role }));
  });
  bind.merchant(withdrawAgencyInvitation, ({ session, body, noteChange }) =>
    db.transaction().execute(async (tx) => {
      const open = await deleteShopInvitation(tx, session.shopId, body.invitationId);
      if (open) noteChange({ before: { address: open.email, role: open.role }, after: null });
      return { withdrawn: open !== null };
    }),
  );
  bind.merchant(changeAgencyRole, ({ session: { shopId }, body: { agencyId, role }, noteChange }) =>
    db.transaction().execute(async (tx) => {
      const before = await giveAgencyRole(tx, { agencyId, shopId, role, now: clock.now() });
      if (!before) throw new AppError('NOT_FOUND', { field: 'agencyId' });
      noteChange({ before, after: { ...before, role } });
      return { role };
    }),
  );
  bind.merchant(removeAgency, ({ session: { shopId }, body: { agencyId }, noteChange }) =>
    db.transaction().execute(async (tx) => {
      const given = { agencyId, shopId, now: clock.now(), endLogins: logins.end };
      const ended = await endWork(tx, given);
      if (ended) noteChange({ before: ended, after: null });
      return { removed: ended !== null };
    }),
  );
}

interface Described {
  agency: AgencyOfShop;
  session: MerchantSession;
  lastUses: ReadonlyMap<string, Date>;
  logins: TeamLogins;
}

async function describeAgency(
  db: Database,
  { agency, session, lastUses, logins }: Described,
): Promise<ShopAgency> {
  const people = await listColleagues(db, agency.agencyId);
  const userIds = people.map(({ userId }) => userId);
  const withFactor = await logins.withSecondFactor(db, userIds);
  const accessOf = await findAccess(db, { shopId: session.shopId, agencyId: agency.agencyId, userIds });
  return {
    agencyId: agency.agencyId,
    name: agency.name,
    role: agency.role,
    invitedBy: agency.invitedBy,
    invitedAt: agency.invitedAt.toISOString(),
    people: people.map(({ userId, email, name }) => ({
      userId,
      email,
      name,
      lastUsedAt: lastUses.get(userId)?.toISOString() ?? null,
      hasSecondFactor: withFactor.has(userId),
      access: accessOf.get(userId) ?? 'none',
      isThis: userId === session.userId,
    })),
  };
}

/** Returns how each of these people may work in the shop. Those who may not are missing. */
async function findAccess(
  db: Database,
  { shopId, agencyId, userIds }: { shopId: number; agencyId: string; userIds: readonly string[] },
): Promise<ReadonlyMap<string, ShopAgency['people'][number]['access']>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberships')
    .select(['user_id', 'agency_id'])
    .where('shop_id', '=', shopId)
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(
    rows.map((row) => {
      if (row.agency_id === null) return [row.user_id, 'member'];
      return [row.user_id, row.agency_id === agencyId ? 'thisAgency' : 'otherAgency'];
    }),
  );
}

async function sendInvitation(
  ctx: Context,
  tx: Tx,
  { session, email, role }: { session: MerchantSession; email: string; role: InvitedRole },
): Promise<Invitation> {
  const now = ctx.clock.now();
  const { shopId, person: invitedBy } = session;
  const shop = await getShop(tx, shopId);
  if ((await countRecentMails(tx, shopId, new Date(now.getTime() - DAY_MS))) >= MOST_MAILS_IN_DAY)
    throw new AppError('TOO_MANY_INVITATIONS');
  const { invitation, token } = await createShopInvitation(tx, { shopId, email, role, invitedBy, now });
  const agencies = await listAgenciesOfShop(tx, shopId);
  const open = await listShopInvitations(tx, shopId, now);
  if (agencies.length + open.length > MOST_SHOP_AGENCIES) throw new AppError('SHOP_AGENCIES_FULL');
  const mail = composeAgencyInvitation({
    shopName: shop.name,
    role,
    // After the "#", so that no server and no mail scanner's request has the token.
    link: `${ctx.settings.publicUrl}/join#${token}`,
    days: INVITATION_DAYS,
  });
  await queueMail(ctx, tx, { shopId, to: invitation.email, ...mail });
  return invitation;
}
