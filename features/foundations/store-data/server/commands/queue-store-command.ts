import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { StoreCommand } from '../../contract/store-command.ts';

/**
 * Queues an action in a store for after this transaction, once for its key. Returns false if the key exists; then
 * nothing is added. `dueAt` is now by default. Throws on an invalid command.
 */
export async function queueStoreCommand(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, key, command, dueAt }: { shopId: number; key: string; command: StoreCommand; dueAt?: Date },
): Promise<boolean> {
  const now = ctx.clock.now();
  const { kind, orderId, ...payload } = StoreCommand.parse(command);
  const queued = await tx
    .insertInto('store_commands')
    .values({
      shop_id: shopId,
      command_key: key,
      order_id: orderId,
      kind,
      payload: JSON.stringify(payload),
      due_at: dueAt ?? now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('command_key')
    .executeTakeFirst();
  return queued !== undefined;
}
