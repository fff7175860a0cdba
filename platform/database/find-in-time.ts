import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A merchant's search is stopped after this time, so that it does not delay sending. */
const MOST_MS = 3000;
const QUERY_CANCELED = '57014';

/**
 * Looks something up in one shop's rows; throws SEARCH_TOO_LONG when a statement takes too long. `keeps`: the lookup
 * may store its result for the next caller.
 */
export async function findInTime<Result>(
  ctx: Pick<Context, 'db'>,
  shopId: number,
  find: (tx: Tx) => Promise<Result>,
  { keeps = false }: { keeps?: boolean } = {},
): Promise<Result> {
  const run = keeps ? inShop : readInShop;
  try {
    return await run(ctx.db, shopId, find, { statementMs: MOST_MS });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === QUERY_CANCELED)
      throw new AppError('SEARCH_TOO_LONG', { cause: error });
    throw error;
  }
}
