import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockBroadcast } from '../stored-broadcast.ts';
import { cancelBroadcast, set, type Named } from './change-sending.ts';
import { resumeAll } from './own-sendings.ts';

type Ctx = Pick<Context, 'clock' | 'jobs'>;

/** How a broadcast was going when a restore held it back. */
export interface HeldStatus {
  isPaused: boolean;
  statusReason: string | null;
}

/** Has a broadcast that a restore holds back be again as it was. One that its merchant cancelled meanwhile stays so. */
export async function releaseHeldBroadcast(
  ctx: Ctx,
  tx: Tx,
  named: Named,
  { isPaused, statusReason }: HeldStatus,
): Promise<void> {
  const row = await lockBroadcast(tx, named.shopId, named.broadcastId);
  if (row.status !== 'sending') return;
  if (!isPaused) await resumeAll(ctx, tx, row);
  await set(tx, row, { is_paused: isPaused, status_reason: statusReason });
}

/** Ends a broadcast that a restore holds back: what is left of it is dropped. */
export async function dropHeldBroadcast(ctx: Ctx, tx: Tx, named: Named): Promise<void> {
  const row = await lockBroadcast(tx, named.shopId, named.broadcastId);
  if (row.status === 'sending') await cancelBroadcast(ctx, tx, named);
}
