import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getStoreSync } from '../../contract/store-sync.ts';
import { isCounting } from './counting.ts';
import { findSyncProgress } from './sync-queries.ts';

export function registerStoreSyncRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getStoreSync, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      parts: await findSyncProgress(tx, shopId),
      isCounting: await isCounting(tx, shopId),
    })),
  );
}
