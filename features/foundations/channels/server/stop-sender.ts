import type { Context } from '#platform/context.ts';

/** Stops a number until it may send again. Waiting messages are kept. The first reason stays. */
export async function stopSender(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  senderId: string,
  reason: string,
): Promise<void> {
  log.warn({ senderId, reason }, 'sender stopped');
  await db
    .updateTable('senders')
    .set({ stopped_reason: reason, stopped_at: clock.now() })
    .where('sender_id', '=', senderId)
    .where('stopped_at', 'is', null)
    .execute();
}
