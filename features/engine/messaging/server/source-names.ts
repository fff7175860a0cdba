import type { Tx } from '#platform/database/database.ts';

/**
 * The merchant's names for the sources of messages, by id. A source without a name, or one that is gone, is not
 * included. The program decides which features supply names.
 */
export type FindSourceNames = (
  tx: Tx,
  shopId: number,
  sourceIds: readonly (string | null)[],
) => Promise<ReadonlyMap<string, string>>;
