import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';

/** The names of the broadcasts among these ids. */
export const findBroadcastNames: FindSourceNames = async (tx, shopId, sourceIds) => {
  const ids = [...new Set(sourceIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('broadcasts')
    .select(['broadcast_id', 'name'])
    .where('shop_id', '=', shopId)
    .where('broadcast_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.broadcast_id, row.name]));
};
