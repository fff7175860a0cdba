import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockBroadcast } from '../stored-broadcast.ts';
import { cancelBroadcast, set, type Named } from './change-sending.ts';
import { resumeAll } from './own-sendings.ts';

type Ctx = Pick<Context, 'clock' | 'jobs'>;

/** How far a broadcast was when a restore held it. */
export interface HeldStatus {
  isPaused: boolean;
  statusReason: string | null;
}

/** Restores the state of a broadcast that a restore held. One that its merchant cancelled meanwhile stays cancelled. */
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

/** Ends a broadcast that a restore holds: the rest is dropped. */
export async function dropHeldBroadcast(ctx: Ctx, tx: Tx, named: Named): Promise<void> {
  const row = await lockBroadcast(tx, named.shopId, named.broadcastId);
  if (row.status === 'sending') await cancelBroadcast(ctx, tx, named);
}
