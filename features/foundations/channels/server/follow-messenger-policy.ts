import type { MessengerSender } from '#features/foundations/channels/server/messenger-senders.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

const STOPPED_BY_META = 'Meta stopped this page from sending: ';

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
        stopped_reason: STOPPED_BY_META + (reason ?? 'it broke a policy of the Messenger Platform.'),
        stopped_at: ctx.clock.now(),
      })
      .where('stopped_at', 'is', null)
      .execute();
    return;
  }
  if (action === 'unblock') {
    await update
      .set({ stopped_reason: null, stopped_at: null })
      .where('stopped_reason', 'like', `${STOPPED_BY_META}%`)
      .execute();
  }
}
