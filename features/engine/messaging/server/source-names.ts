import type { Tx } from '#platform/database/database.ts';

/**
 * What a merchant calls what messages come from, by its id: one that was given no name, or is gone, is not among them.
 * Whoever starts the server knows who to ask.
 */
export type FindSourceNames = (
  tx: Tx,
  shopId: number,
  sourceIds: readonly (string | null)[],
) => Promise<ReadonlyMap<string, string>>;
