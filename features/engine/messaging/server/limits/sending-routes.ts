import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getSendingLimits, setSendingLimits } from '../../contract/sending-calls.ts';
import { changeSendingLimits } from './sending-limits-change.ts';
import { countLimited, findSendingLimits } from './sending-limits-queries.ts';

/** When and how often a shop's marketing is sent, as its merchant sets it. */
export function registerSendingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getSendingLimits, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, async (tx) => ({
      limits: await findSendingLimits(tx, shopId),
      waiting: await countLimited(tx, shopId),
    })),
  );
  bind.merchant(setSendingLimits, ({ session, body }) =>
    changeSendingLimits(ctx, session.shopId, body.limits),
  );
}
