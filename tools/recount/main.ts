import { catchUp, compareFacts, noteAnew } from '#features/audiences/server/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';

/**
 * Recounts what audiences are counted from, shop by shop, from the rows that it was kept from, and says whose facts are
 * different: `npm run recount`, with `--mend` to have those read anew. Wants DATABASE_URL.
 */
const url = process.env['DATABASE_URL'];
if (url === undefined) {
  console.error('Set DATABASE_URL to the database whose facts are to be recounted.');
  process.exit(1);
}
const isToMend = process.argv.includes('--mend');
const { db, close } = openDatabase(url, { connections: 1, limits: SLOW, name: 'recount' });
const ctx = { clock: { now: () => new Date() } };
let wrong = 0;
const shops = await db.selectFrom('shops').select(['shop_id', 'shop_url']).orderBy('shop_id').execute();
for (const { shop_id: shopId, shop_url: shopUrl } of shops) {
  // What is written between the two looks shows as different: look again, or while the shop is quiet.
  const { people, different } = await db.transaction().execute(async (tx) => {
    await catchUp(ctx, tx, shopId);
    const compared = await compareFacts(tx, shopId);
    if (isToMend && compared.different.length > 0) {
      await noteAnew(
        tx,
        shopId,
        compared.different.filter((id) => id !== 'gone'),
      );
      await catchUp(ctx, tx, shopId);
    }
    return compared;
  });
  wrong += different.length;
  console.log(
    `${shopUrl}: ${people} people, ${different.length} different${different.length > 0 ? `: ${different.slice(0, 5).join(', ')}` : ''}`,
  );
}
await close();
process.exitCode = wrong > 0 && !isToMend ? 1 : 0;
