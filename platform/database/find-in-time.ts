import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What a merchant looks up is stopped after that, so that it holds up nothing that is being sent. */
const MOST_MS = 3000;
const QUERY_CANCELED = '57014';

/**
 * Looks something up in one shop's rows; throws SEARCH_TOO_LONG when a statement takes too long. `keeps`: it may write
 * down what it made out, for the next who asks.
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
