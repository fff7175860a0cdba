import { sql, type Selectable } from 'kysely';
import type { Invitations } from '#database/schema/rows.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Invitation, InvitedRole } from '../contract/team-calls.ts';
import { hashOfToken, makeToken } from './secret-token.ts';
import { addressKey } from './team-queries.ts';

/** Long enough for a holiday week. */
export const INVITATION_DAYS = 7;

type Row = Selectable<Invitations>;

/** Stores an invitation in place of an open one to the same address. Returns it with the token for its link. */
export async function createInvitation(
  tx: Tx,
  { shopId, email, role, now }: { shopId: number; email: string; role: InvitedRole; now: Date },
): Promise<{ invitation: Invitation; token: string }> {
  const { token, hash } = makeToken();
  const changed = {
    role,
    token_hash: hash,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const row = await tx
    .insertInto('invitations')
    .values({ shop_id: shopId, email: addressKey(email), ...changed })
    .onConflict((conflict) => conflict.columns(['shop_id', 'email']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { invitation: toInvitation(row, now), token };
}

export async function listInvitations(db: Database | Tx, shopId: number, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('sent_at', 'desc')
    .orderBy('email')
    .execute();
  return rows.map((row) => toInvitation(row, now));
}

/** Returns the address and the role of the invitation, or null if there was none. */
export async function deleteInvitation(
  tx: Tx,
  shopId: number,
  invitationId: string,
): Promise<{ email: string; role: string } | null> {
  const row = await tx
    .deleteFrom('invitations')
    .where('shop_id', '=', shopId)
    .where('invitation_id', '=', invitationId)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** An invitation as its reader sees it. */
export interface OpenInvitation {
  shopId: number;
  shopName: string;
  invitationId: string;
  email: string;
  role: InvitedRole;
}

/** Returns the open invitation with this token, or null. In a transaction, it is locked until its end. */
export async function findOpenInvitation(
  db: Database | Tx,
  token: string,
  { now, isLocked }: { now: Date; isLocked: boolean },
): Promise<OpenInvitation | null> {
  const lock = isLocked ? sql`for update of i` : sql``;
  const { rows } = await sql<OpenInvitation>`
    select i.shop_id as "shopId", s.name as "shopName", i.invitation_id as "invitationId", i.email, i.role
    from invitations i join shops s on s.shop_id = i.shop_id
    where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now} and s.uninstalled_at is null
    ${lock}`.execute(db);
  return rows[0] ?? null;
}

function toInvitation(row: Row, now: Date): Invitation {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    role: row.role as InvitedRole,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}
