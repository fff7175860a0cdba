import type pg from 'pg';
import { storeDecisions, type Decided } from '#features/product/automations/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { amount } from '../short-form.ts';
import { cpuTimes } from '../worker/cpu-time.ts';

const DECISIONS = amount(20_000, 5_000);
/** The number of decisions that a worker stores in one statement. */
const AT_ONCE = 25;
/** A worker's transaction is needed for the reminders anyway, so its start and end hardly count here. */
const STATEMENTS_IN_ONE = 20;

/**
 * Returns the CPU microseconds, of this process and the database, for storing a reminder's decision as a worker does.
 */
export async function decisionCost(pool: pg.Pool, db: Database, shop: SeededShop): Promise<number> {
  await keep(db, shop, DECISIONS / 4);
  const usage = process.cpuUsage();
  const before = await cpuTimes(pool, { pid: process.pid });
  await keep(db, shop, DECISIONS);
  const after = await cpuTimes(pool, { pid: process.pid });
  const { user, system } = process.cpuUsage(usage);
  return ((after.database - before.database) * 1000 + user + system) / DECISIONS;
}

async function keep(db: Database, { shopId }: SeededShop, decisions: number): Promise<void> {
  for (let kept = 0; kept < decisions; kept += AT_ONCE * STATEMENTS_IN_ONE)
    await db.transaction().execute(async (tx) => {
      for (let statement = 0; statement < STATEMENTS_IN_ONE; statement += 1) {
        const now = new Date();
        await storeDecisions(
          tx,
          now,
          Array.from({ length: AT_ONCE }, () => decisionOf(shopId, now)),
        );
      }
    });
}

function decisionOf(shopId: number, now: Date): Decided {
  const id = timeOrderedId(now);
  return {
    shopId,
    type: 'abandonedCart',
    channel: 'WA',
    subject: { kind: 'checkout', id },
    dripId: id,
    subscriberId: id,
    outcome: 'send',
    reason: null,
    facts: { eventAt: now.toISOString(), amountMinor: 2400, currency: 'EUR' },
    messageId: id,
    flowId: id,
  };
}
