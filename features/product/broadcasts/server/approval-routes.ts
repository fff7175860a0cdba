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
import { statusFields } from './stored-broadcast.ts';
import { approveBroadcast } from './update-broadcast.ts';

/** The calls about broadcasts that need a second person. */
export function registerApprovalRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getApprovalLimit, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ above: await findApprovalLimit(tx, shopId) })),
  );
  bind.merchant(setApprovalLimit, ({ session: { shopId }, body: { above }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      noteChange({
        before: { approvalAbove: await findApprovalLimit(tx, shopId) },
        after: { approvalAbove: above },
      });
      await saveApprovalLimit(tx, shopId, above);
      return { above };
    }),
  );
  bind.merchant(approveCall, async ({ session, body, noteChange }) => {
    const { before, after } = await approveBroadcast(ctx, session, body);
    noteChange({ before: statusFields(before), after: statusFields(after) });
    return inShop(ctx.db, session.shopId, async (tx) => ({
      broadcast: await describeBroadcast(tx, after, session),
    }));
  });
}
