import type { Tx } from '#platform/database/database.ts';

/** Returns how many mails of a shop were queued since then. */
export async function countRecentMails(tx: Tx, shopId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
