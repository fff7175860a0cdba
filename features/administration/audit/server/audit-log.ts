import { findAgencyName } from '#features/foundations/team/server/agencies-api.ts';
import type { Change, OnAct, OnProgramAct } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Role } from '#platform/rights/rights.ts';

/** An entry of the audit log. `shopId` 0 is the installation. */
export interface Entry {
  shopId: number;
  at: Date;
  who: 'operator' | 'merchant' | 'program';
  /** A short description, or the path of the merchant's call or of the program's endpoint. */
  action: string;
  note: string | null;
  /** How many items the action affected. Null if the action has no count. */
  count: number | null;
}

/** The person of the team or the program that acted, and from where. */
interface Actor {
  /** Null for the owner. For a program, the id of its API key. */
  userId: string | null;
  /** For a program, the name of its key. */
  person: string | null;
  /** Null for a program. */
  role: Role | null;
  /** The name of the agency that the person works for. Null for everybody else. */
  agency: string | null;
  /** Null if it is none of the shop's business. */
  ipAddress: string | null;
}

/** Adds an entry to the audit log. Entries are never changed. `more` is there if a merchant or a program acted. */
export async function recordAct(
  db: Database | Tx,
  { shopId, at, who, action, note, count }: Entry,
  more: { actor: Actor; change: Change | null } | null = null,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      shop_id: shopId,
      done_at: at,
      who,
      action,
      note,
      count,
      user_id: more?.actor.userId ?? null,
      person: more?.actor.person ?? null,
      role: more?.actor.role ?? null,
      agency: more?.actor.agency ?? null,
      ip_address: more?.actor.ipAddress ?? null,
      change: more?.change ? JSON.stringify(more.change) : null,
    })
    .execute();
}

/**
 * Returns a function that records a merchant's changes by the path of the call. If the record cannot be written, the
 * change is still valid.
 */
export function merchantActs({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): OnAct {
  const failureLog = new FailureLog(log, {}, 'what a merchant did was not noted');
  return async ({ shopId, userId, person, role, agencyId }, { path: action, ip, change }) => {
    const entry = { shopId, at: clock.now(), who: 'merchant', action, note: null, count: null } as const;
    try {
      const agency = agencyId === null ? null : await findAgencyName(db, agencyId);
      const actor = { userId, person, role, agency, ipAddress: ip === null ? null : sourceOf(ip) };
      await recordAct(db, entry, { actor, change });
      failureLog.succeeded();
    } catch (error) {
      failureLog.failed(error);
    }
  };
}

/** Records what a program changes, in the transaction of the change. */
export const recordProgramAct: OnProgramAct = (tx, { shopId, at, key, action, ip, change }) => {
  const actor = { userId: key.keyId, person: key.name, role: null, agency: null, ipAddress: sourceOf(ip) };
  const entry = { shopId, at, who: 'program', action, note: null, count: null } as const;
  return recordAct(tx, entry, { actor, change });
};

/** How many entries one page of the operator shows. */
export const MOST_ACTS = 50;

/** An entry as the operator sees it, who needs no name of a person. */
export interface Act extends Entry {
  role: string | null;
}

/** Returns the latest entries of all shops. `from` is how many newer entries to skip. */
export async function listActs(db: Database, from = 0): Promise<Act[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['shop_id', 'done_at', 'who', 'role', 'action', 'note', 'count'])
    .orderBy('done_at', 'desc')
    .orderBy('entry_id')
    .limit(MOST_ACTS)
    .offset(from)
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    at: row.done_at,
    who: row.who as Act['who'],
    role: row.role,
    action: row.action,
    note: row.note,
    count: row.count,
  }));
}
