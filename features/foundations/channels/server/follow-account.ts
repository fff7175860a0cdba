import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { AccountMatter, AccountVerdict } from '../rules/account-update.ts';

/** A word of WhatsApp's about a business account, and when it said so. */
export interface AccountWord {
  accountId: string;
  toldAt: Date;
}

/** Begins an update of the account's numbers, but for those that know a later word on the same matter. */
export function recordWord(tx: Tx, { accountId, toldAt }: AccountWord, matter: string) {
  const toldBefore = sql<Date | null>`(words_told_at ->> ${matter})::timestamptz`;
  return tx
    .updateTable('senders')
    .set({
      words_told_at: sql`words_told_at || jsonb_build_object(${matter}::text, ${toldAt}::timestamptz)`,
    })
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .where('token_died_at', 'is', null)
    .where((eb) => eb.or([eb(toldBefore, 'is', null), eb(toldBefore, '<=', toldAt)]));
}

/** Nothing more goes out of the account's numbers. Its word takes the place of a refusal that stopped one before. */
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

/** What this very matter stopped sends again; what something else stopped does not. */
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

/** Nothing stops it any more, of which kind that ever was. */
export const NOT_STOPPED = {
  stopped_at: null,
  stopped_reason: null,
  stopped_by: null,
  stopped_until: null,
} as const;
