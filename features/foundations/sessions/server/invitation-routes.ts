import {
  acceptAgencyInvitation,
  describeAgencyInvitation,
  writeActs,
  type AgencyAccepted,
} from '#features/foundations/team/server/agencies-api.ts';
import {
  acceptInvitation as accept,
  findOpenInvitation,
  findUser,
} from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder, FindMerchant } from '#platform/http/bind-call.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import { acceptInvitation, getInvitation } from '../contract/account-calls.ts';
import { clientOf } from './client-of.ts';
import { answerWithSession } from './log-in-person.ts';
import { queueLoginLink } from './queue-login-link.ts';
import type { Refuse } from './second-step-routes.ts';
import { openSession, type SessionHolder } from './session-queries.ts';

type Next = ResponseOf<typeof acceptInvitation>['next'];
type AgencyActs = Extract<AgencyAccepted, { next: 'joined' }>['acts'];

/** What follows from an accepted invitation. */
interface Outcome {
  next: Next;
  /** Who is logged in by it, and where. */
  holder: SessionHolder | null;
  acts: AgencyActs;
}

/** Registers the calls of the page that invitations lead to. */
export function registerInvitations(
  bind: CallBinder,
  ctx: Context,
  { findMerchant, refuse }: { findMerchant: FindMerchant; refuse: Refuse },
): void {
  bind.public(getInvitation, async ({ raw, body: { token } }) => {
    await refuse(raw);
    const now = ctx.clock.now();
    const open = await findOpenInvitation(ctx.db, token, { now, isLocked: false });
    if (open) {
      const { shopName, email, role } = open;
      const isKnown = (await findUser(ctx.db, email)) !== null;
      return { kind: 'person' as const, shopName, email, role, isKnown };
    }
    const toAgency = await describeAgencyInvitation(ctx.db, token, now);
    if (!toAgency) throw new AppError('INVITATION_EXPIRED');
    return toAgency;
  });
  bind.public(acceptInvitation, async ({ raw, reply, body }) => {
    await refuse(raw);
    const userId = (await findMerchant(raw))?.userId ?? null;
    const { outcome, secret } = await ctx.db.transaction().execute(async (tx) => {
      const accepted = await acceptAny(ctx, tx, { ...body, userId });
      const { holder } = accepted;
      const opened = holder && (await openSession(tx, holder, clientOf(raw), ctx.clock.now()));
      return { outcome: accepted, secret: opened };
    });
    await writeActs(bind, outcome.acts);
    const session = secret === null ? null : await answerWithSession(ctx, reply, secret);
    // A person who joined for an agency is in the log already, with the agency.
    if (session && outcome.acts.length === 0)
      await bind.onAct(session, { path: acceptInvitation.path, ip: raw.ip, change: null });
    return { next: outcome.next };
  });
}

interface Accepting extends BodyOf<typeof acceptInvitation> {
  /** The person who is logged in. */
  userId: string | null;
}

async function acceptAny(ctx: Context, tx: Tx, body: Accepting): Promise<Outcome> {
  const now = ctx.clock.now();
  const opened = { ...body, agencyName: body.agencyName ?? null, now };
  const toAgency = await acceptAgencyInvitation(tx, opened);
  if (toAgency) return followAgency(ctx, tx, toAgency, body.userId);
  const { user, shopId, isNew } = await accept(ctx, tx, body);
  if (isNew || body.userId !== null)
    return { next: 'loggedIn', holder: { shopId, userId: user.user_id }, acts: [] };
  await queueLoginLink(ctx, tx, { userId: user.user_id, email: user.email, shopId });
  return { next: 'mailSent', holder: null, acts: [] };
}

async function followAgency(
  ctx: Context,
  tx: Tx,
  accepted: AgencyAccepted,
  userId: string | null,
): Promise<Outcome> {
  if (accepted.next === 'chooseAgency') return { next: 'openAgencies', holder: null, acts: [] };
  const { user, shopId } = accepted;
  const mailLink = async () => {
    if (shopId !== null) await queueLoginLink(ctx, tx, { userId: user.user_id, email: user.email, shopId });
  };
  if (accepted.next === 'logInFirst') {
    await mailLink();
    return { next: 'logInFirst', holder: null, acts: [] };
  }
  const { isNew, acts } = accepted;
  if (userId !== null) return { next: 'openAgencies', holder: null, acts };
  if (shopId === null) return { next: 'waitForShop', holder: null, acts };
  if (isNew) return { next: 'loggedIn', holder: { shopId, userId: user.user_id }, acts };
  await mailLink();
  return { next: 'mailSent', holder: null, acts };
}
