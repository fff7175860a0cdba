import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { MOST_SAVED } from '../contract/saved-reply-calls.ts';
import type { SavedReply } from '../contract/thread.ts';

/** Returns the saved replies of a shop by name. */
export async function listSavedReplies(tx: Tx, shopId: number): Promise<SavedReply[]> {
  const rows = await tx
    .selectFrom('inbox_saved_replies')
    .select(['reply_id', 'name', 'text'])
    .where('shop_id', '=', shopId)
    .orderBy('name_key')
    .execute();
  return rows.map(({ reply_id: replyId, name, text }) => ({ replyId, name, text }));
}

interface Saved {
  shopId: number;
  /** Null for a new one. */
  replyId: string | null;
  name: string;
  text: string;
  now: Date;
}

/** Saves a new reply or changes one. Throws NOT_FOUND, SAVED_REPLIES_FULL, SAVED_REPLY_NAME_TAKEN. */
export async function saveReply(tx: Tx, { shopId, replyId, name, text, now }: Saved): Promise<SavedReply> {
  // One change after the other, so that the limit and the names hold.
  await sql`select pg_advisory_xact_lock(hashtext('inbox_saved_replies'), ${shopId})`.execute(tx);
  const replies = await listSavedReplies(tx, shopId);
  const others = replies.filter((one) => one.replyId !== replyId);
  if (replyId !== null && others.length === replies.length)
    throw new AppError('NOT_FOUND', { field: 'replyId' });
  if (others.length >= MOST_SAVED) throw new AppError('SAVED_REPLIES_FULL');
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from inbox_saved_replies where shop_id = ${shopId} and name_key = lower(${name})
      and reply_id is distinct from ${replyId}::uuid) as taken`.execute(tx);
  if (rows[0]?.taken) throw new AppError('SAVED_REPLY_NAME_TAKEN', { field: 'name' });
  const reply = { replyId: replyId ?? timeOrderedId(now), name, text };
  await tx
    .insertInto('inbox_saved_replies')
    .values({ shop_id: shopId, reply_id: reply.replyId, name, text })
    .onConflict((conflict) => conflict.columns(['shop_id', 'reply_id']).doUpdateSet({ name, text }))
    .execute();
  return reply;
}

/** Returns whether there was such a reply. */
export async function deleteSavedReply(tx: Tx, shopId: number, replyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('inbox_saved_replies')
    .where('shop_id', '=', shopId)
    .where('reply_id', '=', replyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
