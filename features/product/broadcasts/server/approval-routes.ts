import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  approveBroadcast as approveCall,
  getApprovalLimit,
  setApprovalLimit,
} from '../contract/approval-calls.ts';
import { findApprovalLimit, saveApprovalLimit } from './approval-queries.ts';
import { describeBroadcast } from './describe-broadcast.ts';
import { approveBroadcast } from './update-broadcast.ts';

/** The calls about broadcasts that need a second person. */
export function registerApprovalRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getApprovalLimit, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ above: await findApprovalLimit(tx, shopId) })),
  );
  bind.merchant(setApprovalLimit, ({ session: { shopId }, body: { above } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      await saveApprovalLimit(tx, shopId, above);
      return { above };
    }),
  );
  bind.merchant(approveCall, async ({ session, body }) => {
    const row = await approveBroadcast(ctx, session, body);
    return inShop(ctx.db, session.shopId, async (tx) => ({
      broadcast: await describeBroadcast(tx, row, session),
    }));
  });
}
