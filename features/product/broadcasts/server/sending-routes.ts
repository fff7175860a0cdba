import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  cancelBroadcast as cancelCall,
  checkTestDelivery as checkCall,
  getAbResult,
  getOutcome,
  getRecipients,
  getSendingBroadcasts,
  pauseBroadcast as pauseCall,
  resumeBroadcast as resumeCall,
  retryFailed as retryCall,
  sendTestBroadcast as sendTestCall,
  sendToRest as sendToRestCall,
} from '../contract/sending-calls.ts';
import { checkTestDelivery } from './check-test-delivery.ts';
import { standingOf } from './describe-broadcast.ts';
import { listSending } from './list-broadcasts.ts';
import { cancelBroadcast, pauseBroadcast, resumeBroadcast, sendToRest } from './sending/change-sending.ts';
import { listRecipients } from './sending/list-recipients.ts';
import { readAbResult } from './sending/read-ab-result.ts';
import { readOutcome } from './sending/read-outcome.ts';
import { retryFailed } from './sending/retry-failed.ts';
import { findBroadcast, lockBroadcast, statusFields } from './stored-broadcast.ts';
import { testBroadcast } from './test-broadcast.ts';

/** The calls about a broadcast that is being sent, or was. */
export function registerSendingRoutes(bind: CallBinder, ctx: Context): void {
  registerReadingRoutes(bind, ctx);
  // Not as the shop's own role, which may not store jobs: a job holds the waiting messages.
  const act = <Answer>(work: (tx: Tx) => Promise<Answer>) => ctx.db.transaction().execute(work);
  for (const [call, change] of STATE_CHANGES)
    bind.merchant(call, ({ session: { shopId }, body: { broadcastId }, noteChange }) =>
      act(async (tx) => {
        const before = await lockBroadcast(tx, shopId, broadcastId);
        const after = await change(ctx, tx, { shopId, broadcastId });
        noteChange({ before: statusFields(before), after: statusFields(after) });
        return standingOf(after);
      }),
    );
  bind.merchant(retryCall, ({ session: { shopId }, body: { broadcastId } }) =>
    act((tx) => retryFailed(ctx, tx, { shopId, broadcastId })),
  );
  bind.merchant(sendToRestCall, ({ session: { shopId }, body: { broadcastId, arm } }) =>
    act(async (tx) => ({ people: await sendToRest(ctx, tx, { shopId, broadcastId }, arm) })),
  );
  bind.merchant(sendTestCall, async ({ session: { shopId }, body: { broadcastId, phoneNumber, arm } }) => ({
    messageId: await testBroadcast(ctx, { shopId, sourceId: broadcastId, phoneNumber, arm }),
  }));
}

const STATE_CHANGES = [
  [pauseCall, pauseBroadcast],
  [resumeCall, resumeBroadcast],
  [cancelCall, cancelBroadcast],
] as const;

function registerReadingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getRecipients, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => listRecipients(ctx, tx, { ...query, shopId })),
  );
  bind.merchant(getSendingBroadcasts, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ broadcasts: await listSending(tx, shopId) })),
  );
  bind.merchant(getOutcome, ({ session: { shopId }, query: { broadcastId } }) =>
    inShop(ctx.db, shopId, async (tx) => readOutcome(ctx, tx, await findBroadcast(tx, shopId, broadcastId))),
  );
  bind.merchant(getAbResult, ({ session: { shopId }, query: { broadcastId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      result: await readAbResult(tx, await findBroadcast(tx, shopId, broadcastId)),
    })),
  );
  bind.merchant(checkCall, ({ session: { shopId }, body: { receiverId, sourceId } }) =>
    inShop(ctx.db, shopId, (tx) =>
      checkTestDelivery(tx, { shopId, receiverId, sourceId, now: ctx.clock.now() }),
    ),
  );
}
