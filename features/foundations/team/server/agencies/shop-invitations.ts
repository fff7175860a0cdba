import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Invitation, InvitedRole } from '../../contract/team-calls.ts';
import { INVITATION_DAYS } from '../invitation-queries.ts';
import { hashOfToken, makeToken } from '../secret-token.ts';
import { addressKey } from '../team-queries.ts';

interface NewInvitation {
  shopId: number;
  email: string;
  role: InvitedRole;
  /** Null for the owner. */
  invitedBy: string | null;
  now: Date;
}

/** Stores a shop's invitation to an agency in place of an earlier one to the same address. Returns it with the token for its link. */
export async function createShopInvitation(
  tx: Tx,
  { shopId, email, role, invitedBy, now }: NewInvitation,
): Promise<{ invitation: Invitation; token: string }> {
  const { token, hash } = makeToken();
  const changed = {
    role,
    token_hash: hash,
    invited_by_name: invitedBy,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const row = await tx
    .insertInto('agency_invitations')
    .values({ shop_id: shopId, email: addressKey(email), ...changed })
    .onConflict((conflict) => conflict.columns(['shop_id', 'email']).doUpdateSet(changed))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { invitation: toInvitation(row, now), token };
}

const COLUMNS = ['invitation_id', 'email', 'role', 'sent_at', 'expires_at'] as const;

/** Returns the invitations of a shop to agencies. */
export async function listShopInvitations(
  db: Database | Tx,
  shopId: number,
  now: Date,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('agency_invitations')
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .orderBy('sent_at', 'desc')
    .orderBy('email')
    .execute();
  return rows.map((row) => toInvitation(row, now));
}

/** Returns the address and the role of the invitation, or null if there was none. */
export async function deleteShopInvitation(
  tx: Tx,
  shopId: number,
  invitationId: string,
): Promise<{ email: string; role: string } | null> {
  const row = await tx
    .deleteFrom('agency_invitations')
    .where('shop_id', '=', shopId)
    .where('invitation_id', '=', invitationId)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** A shop's invitation to an agency as the invited person sees it. */
export interface OpenShopInvitation {
  shopId: number;
  shopName: string;
  invitationId: string;
  email: string;
  role: InvitedRole;
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
}

/** Returns the open invitations to an address, the latest first. */
export async function listInvitationsTo(
  db: Database | Tx,
  email: string,
  now: Date,
): Promise<OpenShopInvitation[]> {
  return select(db, sql`i.email = ${addressKey(email)}`, { now, isLocked: false });
}

/** How an invitation is identified: by the secret of its link, or by its id if the address is known to be the person's. */
export type InvitationKey = { token: string } | { invitationId: string; email: string };

/** Returns an open invitation to an agency, or null. With `isLocked`, it is locked until the transaction ends. */
export async function findShopInvitation(
  db: Database | Tx,
  key: InvitationKey,
  reading: { now: Date; isLocked: boolean },
): Promise<OpenShopInvitation | null> {
  const condition =
    'token' in key
      ? sql`i.token_hash = ${hashOfToken(key.token)}`
      : sql`i.invitation_id = ${key.invitationId} and i.email = ${addressKey(key.email)}`;
  const [found] = await select(db, condition, reading);
  return found ?? null;
}

async function select(
  db: Database | Tx,
  condition: RawBuilder<unknown>,
  { now, isLocked }: { now: Date; isLocked: boolean },
): Promise<OpenShopInvitation[]> {
  const lock = isLocked ? sql`for update of i` : sql``;
  const { rows } = await sql<OpenShopInvitation>`
    select i.shop_id as "shopId", s.name as "shopName", i.invitation_id as "invitationId", i.email, i.role,
      i.invited_by_name as "invitedBy", i.sent_at as "sentAt", i.expires_at as "expiresAt"
    from agency_invitations i join shops s on s.shop_id = i.shop_id
    where ${condition} and i.expires_at > ${now} and s.uninstalled_at is null
    order by i.sent_at desc
    ${lock}`.execute(db);
  return rows;
}

interface Row {
  invitation_id: string;
  email: string;
  role: string;
  sent_at: Date;
  expires_at: Date;
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
