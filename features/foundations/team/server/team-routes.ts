import { getShop } from '#features/foundations/store-data/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { countRecentMails } from '#platform/mail/count-recent-mails.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import {
  changeRole,
  getTeam,
  invite,
  leaveTeam,
  MOST_PEOPLE,
  removePerson,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
  type Invitation,
  type InvitedRole,
} from '../contract/team-calls.ts';
import { composeInvitation, composeSecondFactorReset } from '../rules/mail-text.ts';
import { registerAgencyRoutes } from './agencies/agency-routes.ts';
import { registerShopAgencyRoutes } from './agencies/shop-agency-routes.ts';
import {
  createInvitation,
  deleteInvitation,
  INVITATION_DAYS,
  listInvitations,
} from './invitation-queries.ts';
import { MOST_MAILS_IN_DAY, type TeamLogins } from './team-logins.ts';
import { findMember, findPerson, findUser, listPeople, removeMember, setRole } from './team-queries.ts';
import { isSecondFactorRequired, setSecondFactorRequired } from './team-rules.ts';

/**
 * Registers the calls about who belongs to a shop. They do not use `inShop`, because people belong to several shops and
 * the role of one shop cannot see them.
 */
export function registerTeamRoutes(bind: CallBinder, ctx: Context, logins: TeamLogins): void {
  bind.merchant(getTeam, async ({ session }) => {
    const { db, clock, settings } = ctx;
    const people = await listPeople(db, session.shopId, await logins.lastUses(db, session.shopId));
    const withFactor = await logins.withSecondFactor(
      db,
      people.map(({ userId }) => userId),
    );
    return {
      people: people.map((person) => ({
        ...person,
        hasSecondFactor: withFactor.has(person.userId),
        isThis: person.userId === session.userId,
      })),
      invitations: await listInvitations(db, session.shopId, clock.now()),
      requiresSecondFactor: await isSecondFactorRequired(db, session.shopId),
      canSendMail: settings.mail !== null,
    };
  });
  registerSecondFactorRules(bind, ctx, logins);
  registerAgencyRoutes(bind, ctx, logins.end);
  registerShopAgencyRoutes(bind, ctx, logins);
  bind.merchant(invite, async ({ session, body: { email, role }, noteChange }) => {
    if (ctx.settings.mail === null) throw new AppError('MAIL_NOT_SET_UP');
    if (!isMailAddress(email)) throw new AppError('MALFORMED_REQUEST', { field: 'email' });
    noteChange({ before: null, after: { address: email, role } });
    return ctx.db.transaction().execute((tx) => sendInvitation(ctx, tx, { session, email, role }));
  });
  bind.merchant(withdrawInvitation, ({ session, body, noteChange }) =>
    ctx.db.transaction().execute(async (tx) => {
      const open = await deleteInvitation(tx, session.shopId, body.invitationId);
      if (open) noteChange({ before: { address: open.email, role: open.role }, after: null });
      return { withdrawn: open !== null };
    }),
  );
  bind.merchant(changeRole, ({ session: { shopId }, body: { userId, role }, noteChange }) =>
    ctx.db.transaction().execute(async (tx) => {
      const before = await findMember(tx, shopId, userId);
      if (before) noteChange({ before, after: { ...before, role } });
      if (!(await setRole(tx, { shopId, userId, role })))
        throw new AppError('NOT_FOUND', { field: 'userId' });
      return { role };
    }),
  );
  registerRemoval(bind, ctx, logins);
}

function registerRemoval(bind: CallBinder, ctx: Context, logins: TeamLogins): void {
  const remove = (shopId: number, userId: string) =>
    ctx.db.transaction().execute(async (tx) => {
      const before = await findMember(tx, shopId, userId);
      const isRemoved = await removeMember(tx, shopId, userId);
      // After the person is locked, as when an agency removes somebody, so that the two cannot block each other.
      await logins.end(tx, [{ shopId, userId }]);
      return { before, isRemoved };
    });
  bind.merchant(removePerson, async ({ session, body, noteChange }) => {
    const { before, isRemoved } = await remove(session.shopId, body.userId);
    if (before) noteChange({ before, after: null });
    return { removed: isRemoved };
  });
  bind.merchant(leaveTeam, async ({ session, noteChange }) => {
    if (session.userId === null) throw new AppError('OWNER_CANNOT_LEAVE');
    const { isRemoved } = await remove(session.shopId, session.userId);
    noteChange({ before: { role: session.role }, after: null });
    return { left: isRemoved };
  });
}

function registerSecondFactorRules(bind: CallBinder, ctx: Context, logins: TeamLogins): void {
  bind.merchant(requireSecondFactor, ({ session: { shopId }, body: { isRequired }, noteChange }) =>
    ctx.db.transaction().execute(async (tx) => {
      const before = await setSecondFactorRequired(tx, { shopId, isRequired });
      noteChange({
        before: { requiresSecondFactor: before },
        after: { requiresSecondFactor: isRequired },
      });
      return { isRequired };
    }),
  );
  bind.merchant(resetSecondFactor, ({ session: { shopId }, body: { userId }, noteChange }) =>
    ctx.db.transaction().execute(async (tx) => {
      const member = await findMember(tx, shopId, userId);
      const person = await findPerson(tx, userId);
      if (!member || !person) throw new AppError('NOT_FOUND', { field: 'userId' });
      noteChange({ before: { person: member.person }, after: { person: member.person } });
      await logins.resetSecondFactor(tx, userId);
      const { name: shopName } = await getShop(tx, shopId);
      const mail = composeSecondFactorReset({ shopName, link: `${ctx.settings.publicUrl}/log-in` });
      if (ctx.settings.mail !== null && isMailAddress(person.email))
        await queueMail(ctx, tx, { shopId, to: person.email, ...mail });
      return { reset: true as const };
    }),
  );
}

async function sendInvitation(
  ctx: Context,
  tx: Tx,
  { session: { shopId }, email, role }: { session: MerchantSession; email: string; role: InvitedRole },
): Promise<Invitation> {
  const now = ctx.clock.now();
  const shop = await getShop(tx, shopId);
  const people = await listPeople(tx, shopId, new Map());
  const known = await findUser(tx, email);
  if (people.some(({ userId }) => userId === known?.user_id))
    throw new AppError('ALREADY_IN_TEAM', { field: 'email' });
  if ((await countRecentMails(tx, shopId, new Date(now.getTime() - DAY_MS))) >= MOST_MAILS_IN_DAY)
    throw new AppError('TOO_MANY_INVITATIONS');
  const { invitation, token } = await createInvitation(tx, { shopId, email, role, now });
  const open = await listInvitations(tx, shopId, now);
  if (people.length + open.length > MOST_PEOPLE) throw new AppError('TEAM_FULL');
  const mail = composeInvitation({
    shopName: shop.name,
    role,
    // After the "#", so that no server and no mail scanner's request has the token.
    link: `${ctx.settings.publicUrl}/join#${token}`,
    days: INVITATION_DAYS,
  });
  await queueMail(ctx, tx, { shopId, to: invitation.email, ...mail });
  return invitation;
}
