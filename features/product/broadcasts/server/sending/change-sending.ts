import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { StatusReason } from '../../rules/status-reason.ts';
import { lockBroadcast, type StoredBroadcast } from '../stored-broadcast.ts';
import { cancelAll, listSendings, pauseAll, resumeAll } from './own-sendings.ts';
import { findStoppedTemplate } from './read-standing.ts';

type Ctx = Pick<Context, 'clock' | 'jobs'>;

export interface Named {
  shopId: number;
  broadcastId: string;
}

/** Pauses a broadcast that is being sent, from the commit on. Throws BROADCAST_NOT_SENDING. */
export async function pauseBroadcast(ctx: Ctx, tx: Tx, named: Named): Promise<StoredBroadcast> {
  const row = await lockSending(tx, named);
  if (!row.is_paused) await standStill(ctx, tx, row, 'merchant');
  return lockBroadcast(tx, named.shopId, named.broadcastId);
}

/** Pauses it for a reason that the merchant sees. */
export async function standStill(
  ctx: Ctx,
  tx: Tx,
  row: StoredBroadcast,
  reason: StatusReason,
): Promise<void> {
  await pauseAll(ctx, tx, row);
  await set(tx, row, { is_paused: true, status_reason: reason });
}

/**
 * Continues a paused broadcast. One that stopped after its first group continues with everyone who is left. Throws
 * BROADCAST_NOT_SENDING, BROADCAST_HELD_BACK after a restore, and TEMPLATE_NOT_APPROVED while its template may not be
 * used.
 */
export async function resumeBroadcast(ctx: Ctx, tx: Tx, named: Named): Promise<StoredBroadcast> {
  const row = await lockSending(tx, named);
  if (!row.is_paused) return row;
  if (isHeldBack(row)) throw new AppError('BROADCAST_HELD_BACK');
  if (await findStoppedTemplate(tx, row)) throw new AppError('TEMPLATE_NOT_APPROVED');
  const isAllowed = row.status_reason === 'canaryFailed' || row.status_reason === 'canaryOptOuts';
  const watched_until = isAllowed ? null : row.watched_until;
  await resumeAll(ctx, tx, { ...row, watched_until });
  await set(tx, row, { is_paused: false, status_reason: null, watched_until });
  return lockBroadcast(tx, named.shopId, named.broadcastId);
}

/** Ends a broadcast that is being sent: the rest is dropped. Throws BROADCAST_NOT_SENDING. */
export async function cancelBroadcast(ctx: Ctx, tx: Tx, named: Named): Promise<StoredBroadcast> {
  const row = await lockSending(tx, named);
  await cancelAll(ctx, tx, row);
  await set(tx, row, {
    status: 'sent',
    is_paused: false,
    is_cancelled: true,
    status_reason: 'cancelled',
    watched_until: null,
    ended_at: ctx.clock.now(),
  });
  return lockBroadcast(tx, named.shopId, named.broadcastId);
}

/**
 * Sends one text of an A/B test to the people who got neither. The other text is no longer sent. Returns the number of
 * people.
 */
export async function sendToRest(ctx: Ctx, tx: Tx, named: Named, arm: 'A' | 'B'): Promise<number> {
  const row = await lockSending(tx, named);
  if (row.ab_test === null || row.rest_arm !== null) throw new AppError('BROADCAST_NOT_SENDING');
  return decideRest(ctx, tx, row, arm);
}

export async function decideRest(ctx: Ctx, tx: Tx, row: StoredBroadcast, arm: 'A' | 'B'): Promise<number> {
  const decided = { ...row, rest_arm: arm, watched_until: null };
  await cancelAll(ctx, tx, decided, (sending) => sending.part === 'rest' && sending.arm !== arm);
  if (!row.is_paused) await resumeAll(ctx, tx, decided);
  await set(tx, row, { rest_arm: arm, rest_decided_at: ctx.clock.now(), watched_until: null });
  const ids = (await listSendings(tx, row)).filter((one) => one.part === 'rest' && one.arm === arm);
  if (ids.length === 0) return 0;
  const { people } = await tx
    .selectFrom('broadcast_sendings')
    .select((eb) => eb.fn.sum<number>('recipients').as('people'))
    .where('shop_id', '=', row.shop_id)
    .where(
      'sending_id',
      'in',
      ids.map(({ sendingId }) => sendingId),
    )
    .executeTakeFirstOrThrow();
  return people;
}

/** A restore holds it: part of it may have been sent after the backup, and nothing here shows which. */
export function isHeldBack({ status, status_reason: reason }: StoredBroadcast): boolean {
  return status === 'sending' && reason === ('restored' satisfies StatusReason);
}

async function lockSending(tx: Tx, { shopId, broadcastId }: Named): Promise<StoredBroadcast> {
  const row = await lockBroadcast(tx, shopId, broadcastId);
  if (row.status !== 'sending') throw new AppError('BROADCAST_NOT_SENDING');
  return row;
}

/** Stores a broadcast's state. */
export async function set(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Pick<StoredBroadcast, 'shop_id' | 'broadcast_id'>,
  values: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set(values)
    .where('shop_id', '=', shopId)
    .where('broadcast_id', '=', broadcastId)
    .execute();
}
