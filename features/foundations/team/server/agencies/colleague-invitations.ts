import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { ColleagueInvitation } from '../../contract/agency-calls.ts';
import { INVITATION_DAYS } from '../invitation-queries.ts';
import { hashOfToken, makeToken } from '../secret-token.ts';
import { addressKey } from '../team-queries.ts';

interface NewInvitation {
  agencyId: string;
  email: string;
  /** The manager who invites. */
  inviter: { userId: string; name: string };
  now: Date;
}

/** Stores an agency's invitation in place of an open one to the same address. Returns it with the token for its link. */
export async function createColleagueInvitation(
  tx: Tx,
  { agencyId, email, inviter, now }: NewInvitation,
): Promise<{ invitation: ColleagueInvitation; token: string }> {
  const { token, hash } = makeToken();
  const changed = {
    token_hash: hash,
    invited_by: inviter.userId,
    invited_by_name: inviter.name,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const row = await tx
    .insertInto('agency_people_invitations')
    .values({ agency_id: agencyId, email: addressKey(email), ...changed })
    .onConflict((conflict) => conflict.columns(['agency_id', 'email']).doUpdateSet(changed))
    .returning(['invitation_id', 'email', 'sent_at', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { invitation: toInvitation(row, now), token };
}

export async function listColleagueInvitations(
  db: Database | Tx,
  agencyId: string,
  now: Date,
): Promise<ColleagueInvitation[]> {
  const rows = await db
    .selectFrom('agency_people_invitations')
    .select(['invitation_id', 'email', 'sent_at', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .orderBy('sent_at', 'desc')
    .orderBy('email')
    .execute();
  return rows.map((row) => toInvitation(row, now));
}

/** Returns whether there was such an invitation. */
export async function deleteColleagueInvitation(
  tx: Tx,
  agencyId: string,
  invitationId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('agency_people_invitations')
    .where('agency_id', '=', agencyId)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** An agency's invitation as its reader sees it. */
export interface OpenColleagueInvitation {
  agencyId: string;
  agencyName: string;
  invitationId: string;
  email: string;
  inviter: { userId: string; name: string };
}

/** Returns the open invitation with this token, or null. In a transaction, it is locked until its end. */
export async function findColleagueInvitation(
  db: Database | Tx,
  token: string,
  { now, isLocked }: { now: Date; isLocked: boolean },
): Promise<OpenColleagueInvitation | null> {
  const lock = isLocked ? sql`for update of i` : sql``;
  const { rows } = await sql<OpenColleagueInvitation>`
    select i.agency_id as "agencyId", a.name as "agencyName", i.invitation_id as "invitationId", i.email,
      jsonb_build_object('userId', i.invited_by, 'name', i.invited_by_name) as inviter
    from agency_people_invitations i join agencies a on a.agency_id = i.agency_id
    where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now}
    ${lock}`.execute(db);
  return rows[0] ?? null;
}

interface Row {
  invitation_id: string;
  email: string;
  sent_at: Date;
  expires_at: Date;
}

function toInvitation(row: Row, now: Date): ColleagueInvitation {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}
