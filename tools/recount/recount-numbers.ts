import { recountShop, type RecountedShop } from '#features/product/analytics/server/wiring.ts';
import {
  recountToolDays,
  recountToolOrders,
  type RecountedToolDays,
  type RecountedToolOrders,
} from '#features/product/opt-in-tools/server/wiring.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type RecountedNumbers = RecountedShop & RecountedToolDays & RecountedToolOrders;

interface Recounted {
  shopId: number;
  /** Messages of days before were thrown away. */
  messagesFrom: string;
}

/** Counts every number of a shop's dashboards from its rows, puts right what is kept, and says what that was. */
export async function recountNumbers(tx: Tx, recounted: Recounted): Promise<RecountedNumbers> {
  const ofShop = await recountShop(tx, recounted);
  // A tool is paid by the credits of its orders, which are right by now.
  const ofTools = await recountToolOrders(tx, recounted.shopId);
  return { ...ofShop, ...ofTools, ...(await recountToolDays(tx, recounted.shopId)) };
}

/** The same, and puts nothing right. */
export async function compareNumbers(db: Database, recounted: Recounted): Promise<RecountedNumbers> {
  const looked = new Error('only looked at');
  let found: RecountedNumbers | null = null;
  try {
    await db.transaction().execute(async (tx) => {
      found = await recountNumbers(tx, recounted);
      throw looked;
    });
  } catch (error) {
    if (error !== looked) throw error;
  }
  if (found === null) throw new Error('Nothing was recounted');
  return found;
}
