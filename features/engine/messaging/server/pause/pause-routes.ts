import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getSendingPause, pauseAllSending, resumeAllSending } from '../../contract/pause-calls.ts';
import * as pause from './pause-all-sending.ts';

/** Registers the calls that pause and resume all sending in a shop. */
export function registerPauseRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getSendingPause, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, (tx) => pause.findSendingPause(ctx, tx, shopId)),
  );
  bind.merchant(pauseAllSending, ({ session: { shopId }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const before = { isPaused: await pause.isAllSendingPaused(tx, shopId) };
      noteChange({ before, after: { isPaused: true } });
      return pause.pauseAllSending(ctx, tx, shopId);
    }),
  );
  bind.merchant(resumeAllSending, ({ session: { shopId }, body: { late }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const before = { isPaused: await pause.isAllSendingPaused(tx, shopId) };
      noteChange({ before, after: { isPaused: false } });
      return pause.resumeAllSending(ctx, tx, shopId, late);
    }),
  );
}
