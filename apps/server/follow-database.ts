import { followTimeline } from '#features/administration/operation/server/wiring.ts';
import { askStoresAfterGap } from '#features/foundations/store-data/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Checks whether this is still the same database. If it may have lost data, holds messages and polls stores. */
export function followDatabase(ctx: Context): Promise<void> {
  const { isStandbySynchronous } = ctx.settings.operation;
  const askStores = (tx: Tx) => askStoresAfterGap(tx, ctx.clock.now());
  return followTimeline({ ctx, isStandbySynchronous, askStores });
}
