import {
  codesOfClass,
  type classOfFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { retrySendings } from '#features/engine/messaging/server/sendings-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { GOOD_FOR_MS } from '../../rules/good-for.ts';
import { DROPPED_FOR_NOW, WORTH_NEXT_DAY, WORTH_RETRYING } from '../../rules/recipient-state.ts';
import { lockBroadcast } from '../stored-broadcast.ts';
import { set, type Named } from './change-sending.ts';
import { listSendings } from './own-sendings.ts';
import { readOutcome } from './read-outcome.ts';
import { findStoppedTemplate } from './read-standing.ts';

/**
 * Sends a broadcast again to people for whom it failed, if another try can help. A message that may have arrived is
 * never sent twice. Throws BROADCAST_NOT_SENDING if it was not sent or was cancelled, and TEMPLATE_NOT_APPROVED.
 */
export async function retryFailed(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  named: Named,
): Promise<{ retried: number; beyondHelp: number }> {
  const row = await lockBroadcast(tx, named.shopId, named.broadcastId);
  const wasSent = row.status === 'sending' || row.status === 'sent' || row.started_at !== null;
  if (!wasSent || row.is_cancelled || row.is_paused) throw new AppError('BROADCAST_NOT_SENDING');
  if (await findStoppedTemplate(tx, row)) throw new AppError('TEMPLATE_NOT_APPROVED');
  const now = ctx.clock.now();
  const retried = await retrySendings(ctx, tx, {
    shopId: named.shopId,
    sendingIds: (await listSendings(tx, row)).map(({ sendingId }) => sendingId),
    codes: codesOf(WORTH_RETRYING),
    codesNextDay: codesOf(WORTH_NEXT_DAY),
    reasons: [...DROPPED_FOR_NOW],
    expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
  });
  if (retried > 0)
    await set(tx, row, { status: 'sending', status_reason: null, ended_at: null, looked_at: now });
  const { states } = await readOutcome(ctx, tx, row);
  const failed = states.filter(({ state }) => state === 'failed');
  return { retried, beyondHelp: failed.reduce((sum, { people }) => sum + people, 0) };
}

function codesOf(classes: ReadonlySet<string>): number[] {
  return [...classes].flatMap((errorClass) => codesOfClass(errorClass as ReturnType<typeof classOfFailure>));
}
