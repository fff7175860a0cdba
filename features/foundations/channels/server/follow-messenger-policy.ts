import type { MessengerSender } from '#features/foundations/channels/server/messenger-senders.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { STOPPED_BY_META, type StopReason } from '../rules/describe-stop.ts';

const BROKE_POLICY: StopReason = 'metaPolicy';

/** Applies Meta's ban of a page, or its end. Waiting messages are kept, and sent when the page may send. */
export async function followMessengerPolicy(
  ctx: Context,
  tx: Tx,
  sender: MessengerSender,
  { action, reason }: { action: string; reason?: string | undefined },
): Promise<void> {
  ctx.log.warn({ senderId: sender.sender_id, action, reason }, 'policy of Messenger');
  const update = tx
    .updateTable('senders')
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id);
  if (action === 'block') {
    await update
      .set({
        stopped_reason: reason === undefined ? BROKE_POLICY : STOPPED_BY_META + reason,
        stopped_at: ctx.clock.now(),
      })
      .where('stopped_at', 'is', null)
      .execute();
    return;
  }
  if (action === 'unblock') {
    await update
      .set({ stopped_reason: null, stopped_at: null })
      .where((eb) =>
        eb.or([eb('stopped_reason', '=', BROKE_POLICY), eb('stopped_reason', 'like', `${STOPPED_BY_META}%`)]),
      )
      .execute();
  }
}
