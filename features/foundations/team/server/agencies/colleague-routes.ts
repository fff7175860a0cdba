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
  inviteColleague,
  MOST_AGENCY_PEOPLE,
  withdrawColleague,
  type ColleagueInvitation,
} from '../../contract/agency-calls.ts';
import { composeColleagueInvitation } from '../../rules/mail-text.ts';
import { INVITATION_DAYS } from '../invitation-queries.ts';
import { addressKey } from '../team-queries.ts';
import { lockManagedAgency } from './change-agency.ts';
import {
  createColleagueInvitation,
  deleteColleagueInvitation,
  listColleagueInvitations,
} from './colleague-invitations.ts';
import { requirePerson } from './require-person.ts';

/** Half of a shop's own limit, so that an agency never keeps the shop of its login from inviting people. */
const MOST_MAILS_IN_DAY = 50;

/** Registers the invitations that managers send to new people of their agency. */
export function registerColleagueInvitations(bind: CallBinder, ctx: Context): void {
  bind.merchant(inviteColleague, async ({ session, body: { agencyId, email } }) => {
    if (ctx.settings.mail === null) throw new AppError('MAIL_NOT_SET_UP');
    if (!isMailAddress(email)) throw new AppError('MALFORMED_REQUEST', { field: 'email' });
    return ctx.db.transaction().execute((tx) => sendInvitation(ctx, tx, { session, agencyId, email }));
  });
  bind.merchant(withdrawColleague, ({ session, body: { agencyId, invitationId } }) =>
    ctx.db.transaction().execute(async (tx) => {
      await lockManagedAgency(tx, agencyId, requirePerson(session));
      return { withdrawn: await deleteColleagueInvitation(tx, agencyId, invitationId) };
    }),
  );
}

async function sendInvitation(
  ctx: Context,
  tx: Tx,
  { session, agencyId, email }: { session: MerchantSession; agencyId: string; email: string },
): Promise<ColleagueInvitation> {
  const now = ctx.clock.now();
  const userId = requirePerson(session);
  const { name: agencyName, people } = await lockManagedAgency(tx, agencyId, userId);
  if (people.some((one) => one.email === addressKey(email)))
    throw new AppError('ALREADY_IN_AGENCY', { field: 'email' });
  // The mail is sent in the name of the shop of the login, like a login link.
  const { shopId } = session;
  if ((await countRecentMails(tx, shopId, new Date(now.getTime() - DAY_MS))) >= MOST_MAILS_IN_DAY)
    throw new AppError('TOO_MANY_INVITATIONS');
  const inviter = { userId, name: session.person ?? '' };
  const { invitation, token } = await createColleagueInvitation(tx, { agencyId, email, inviter, now });
  const open = await listColleagueInvitations(tx, agencyId, now);
  if (people.length + open.length > MOST_AGENCY_PEOPLE) throw new AppError('AGENCY_FULL');
  const mail = composeColleagueInvitation({
    agencyName,
    inviter: inviter.name,
    // After the "#", so that no server and no mail scanner's request has the token.
    link: `${ctx.settings.publicUrl}/join#${token}`,
    days: INVITATION_DAYS,
  });
  await queueMail(ctx, tx, { shopId, to: invitation.email, ...mail });
  return invitation;
}
