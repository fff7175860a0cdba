import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { clearLeftOver } from './writing-file.ts';

const MOST_AT_ONCE = 50;

/** Deletes expired files. Returns whether there may be more. */
export async function removeOldExports(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  storage: Storage,
): Promise<boolean> {
  await clearLeftOver(settings.dataDir);
  const old = await db
    .selectFrom('exports')
    .select(['shop_id', 'export_id', 'file_key'])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', clock.now())
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { shop_id: shopId, export_id: exportId, file_key: key } of old) {
    if (key !== null) await storage.remove(key);
    await sql`
      update exports set state = 'expired', file_key = null
      where shop_id = ${shopId} and export_id = ${exportId} and state = 'ready'`.execute(db);
  }
  return old.length === MOST_AT_ONCE;
}
