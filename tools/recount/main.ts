import { catchUp } from '#features/product/audiences/server/index.ts';
import { compareFacts, noteForRecount } from '#features/product/audiences/server/wiring.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { compareNumbers, recountNumbers, type RecountedNumbers } from './recount-numbers.ts';

/**
 * `npm run recount` recounts each shop's stored figures from its rows and prints the differences: the facts that
 * audiences are counted from, the credits of orders, and every number of the dashboards. `--mend` corrects the stored
 * figures. `--since 2026-01-31` ignores days whose messages have been deleted. Needs DATABASE_URL.
 */
const url = process.env['DATABASE_URL'];
if (url === undefined) {
  console.error('Set DATABASE_URL to the database whose facts are to be recounted.');
  process.exit(1);
}
const shouldCorrect = process.argv.includes('--mend');
const messagesFrom = process.argv[process.argv.indexOf('--since') + 1] ?? '';
const isDay = process.argv.includes('--since') && /^\d{4}-\d{2}-\d{2}$/.test(messagesFrom);
const { db, close } = openDatabase(url, { connections: 1, limits: SLOW, name: 'recount' });
const ctx = { clock: { now: () => new Date() } };
let wrong = 0;
const shops = await db.selectFrom('shops').select(['shop_id', 'shop_url']).orderBy('shop_id').execute();
for (const { shop_id: shopId, shop_url: shopUrl } of shops) {
  const { people, different } = await recountFacts(shopId);
  wrong += different.length;
  console.log(`${shopUrl}: ${people} people, ${describeDifferences('', different)}`);
  const recounted = { shopId, messagesFrom: isDay ? messagesFrom : '0001-01-01' };
  const numbers = await (shouldCorrect
    ? db.transaction().execute((tx) => recountNumbers(tx, recounted))
    : compareNumbers(db, recounted));
  wrong += Object.values(numbers).reduce<number>(
    (sum, of) => sum + (typeof of === 'number' ? 0 : of.length),
    0,
  );
  console.log(`${shopUrl}: ${numbers.orders} orders, ${describeNumbers(numbers)}`);
}
await close();
process.exitCode = wrong > 0 && !shouldCorrect ? 1 : 0;

/**
 * A row that is written between the two reads shows as a difference. In that case, run it again, or while the shop is
 * quiet.
 */
function recountFacts(shopId: number) {
  return db.transaction().execute(async (tx) => {
    await catchUp(ctx, tx, shopId);
    const compared = await compareFacts(tx, shopId);
    if (shouldCorrect && compared.different.length > 0) {
      await noteForRecount(
        tx,
        shopId,
        compared.different.filter((id) => id !== 'gone'),
      );
      await catchUp(ctx, tx, shopId);
    }
    return compared;
  });
}

function describeNumbers({ orders: _orders, ...numbers }: RecountedNumbers): string {
  return Object.entries(numbers)
    .map(([name, different]) => describeDifferences(`${name} `, different))
    .join(', ');
}

function describeDifferences(what: string, different: readonly string[]): string {
  const some = different.length > 0 ? `: ${different.slice(0, 5).join(', ')}` : '';
  return `${what}${different.length} different${some}`;
}
