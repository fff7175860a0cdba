import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { AccountMatter, AccountVerdict } from '../rules/account-update.ts';

/** WhatsApp's notice about a business account, and its time. */
export interface AccountWord {
  accountId: string;
  reportedAt: Date;
}

/** Starts an update of the account's numbers, except those with a later notice about the same matter. */
export function recordWord(tx: Tx, { accountId, reportedAt }: AccountWord, matter: string) {
  const reportedBefore = sql<Date | null>`(statuses_reported_at ->> ${matter})::timestamptz`;
  return tx
    .updateTable('senders')
    .set({
      statuses_reported_at: sql`statuses_reported_at || jsonb_build_object(${matter}::text, ${reportedAt}::timestamptz)`,
    })
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .where('token_died_at', 'is', null)
    .where((eb) => eb.or([eb(reportedBefore, 'is', null), eb(reportedBefore, '<=', reportedAt)]));
}

/** Stops all of the account's numbers. The notice replaces an earlier refusal as the reason. */
export async function stopNumbers(
  tx: Tx,
  word: AccountWord,
  { matter, reason, until }: AccountVerdict & { kind: 'stop' },
  now: Date,
): Promise<void> {
  await recordWord(tx, word, matter)
    .set({ stopped_at: now, stopped_reason: reason, stopped_by: matter, stopped_until: until })
    .execute();
}

/** Starts the numbers that this matter had stopped. Others stay stopped. */
export async function resumeStopped(tx: Tx, word: AccountWord, matter: AccountMatter): Promise<void> {
  const isIt = sql`stopped_by is not distinct from ${matter}`;
  await recordWord(tx, word, matter)
    .set({
      stopped_at: sql`case when ${isIt} then null else stopped_at end`,
      stopped_reason: sql`case when ${isIt} then null else stopped_reason end`,
      stopped_until: sql`case when ${isIt} then null else stopped_until end`,
      stopped_by: sql`case when ${isIt} then null else stopped_by end`,
    })
    .execute();
}

/** The columns of a sender that nothing stops. */
export const NOT_STOPPED = {
  stopped_at: null,
  stopped_reason: null,
  stopped_by: null,
  stopped_until: null,
} as const;
