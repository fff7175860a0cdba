import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findBroadcast } from './stored-broadcast.ts';

/** Reports include broadcasts that were scheduled after that day; document 3, section 9. */
const AFTER = new Date('2022-03-01T23:59:59.999Z');

/** The head of a broadcast's report. Throws NOT_FOUND if it was not sent, or before there were reports. */
export async function findForReport(
  tx: Tx,
  shopId: number,
  broadcastId: string,
): Promise<{ name: string; startedAt: Date }> {
  const {
    name,
    started_at: startedAt,
    scheduled_at: scheduledAt,
  } = await findBroadcast(tx, shopId, broadcastId);
  if (startedAt === null || scheduledAt === null || scheduledAt <= AFTER)
    throw new AppError('NOT_FOUND', { field: 'broadcastId' });
  return { name, startedAt };
}
