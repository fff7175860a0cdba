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
  /** The first day that counts: messages of earlier days have been deleted. */
  messagesFrom: string;
}

/**
 * Recounts every number of a shop's dashboards from its rows, corrects the stored numbers, and returns what it
 * corrected.
 */
export async function recountNumbers(tx: Tx, recounted: Recounted): Promise<RecountedNumbers> {
  const ofShop = await recountShop(tx, recounted);
  // Tools are credited through the credits of their orders, which are correct by now.
  const ofTools = await recountToolOrders(tx, recounted.shopId);
  return { ...ofShop, ...ofTools, ...(await recountToolDays(tx, recounted.shopId)) };
}

/** Returns the same differences and corrects nothing. */
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
