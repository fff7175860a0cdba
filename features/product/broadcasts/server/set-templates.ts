import * as z from 'zod/mini';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import type { BroadcastTemplate } from '../contract/broadcast.ts';
import { listChosen, toWireTemplate } from './broadcast-templates.ts';
import { isOpen, lockBroadcast } from './stored-broadcast.ts';

/**
 * Sets the templates that a broadcast offers to choose from. A chosen template that is not among them is no longer
 * chosen. Throws NOT_FOUND for an unknown broadcast or template, and BROADCAST_UNDER_WAY once it is sent, or if a
 * scheduled broadcast would lose its chosen template.
 */
export async function setTemplates(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  asked: { shopId: number; broadcastId: string; templateIds: readonly string[] },
): Promise<BroadcastTemplate[]> {
  const { shopId, broadcastId } = asked;
  const row = await lockBroadcast(tx, shopId, broadcastId);
  // A scheduled broadcast keeps its template; it must be unscheduled first.
  if (!isOpen(row)) throw new AppError('BROADCAST_UNDER_WAY');
  const wanted = [...new Set(asked.templateIds)];
  const isId = (id: string) => z.safeParse(Uuid, id).success;
  const chosen = wanted.every(isId) ? await listChosen(tx, shopId, wanted) : [];
  if (chosen.length !== wanted.length) throw new AppError('NOT_FOUND', { field: 'templates' });
  const ids = chosen.map(({ template }) => template.templateId);
  const keepsChoice = row.template_id === null || ids.includes(row.template_id);
  if (row.status === 'scheduled' && !keepsChoice) throw new AppError('BROADCAST_UNDER_WAY');
  await tx
    .updateTable('broadcasts')
    .set({
      template_ids: ids,
      template_id: keepsChoice ? row.template_id : null,
      changed_at: ctx.clock.now(),
      revision: row.revision + 1,
    })
    .where('shop_id', '=', shopId)
    .where('broadcast_id', '=', broadcastId)
    .execute();
  const senderId = await findSenderId(tx, shopId, 'WA');
  return chosen.map((one) => toWireTemplate(one, senderId));
}
