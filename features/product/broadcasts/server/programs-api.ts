import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findMerchantTemplate } from '#features/foundations/templates/server/index.ts';
import { sourceCounts } from '#features/product/analytics/server/index.ts';
import { requireSegment } from '#features/product/audiences/server/segments-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { reasonSentence } from '../rules/status-reason.ts';
import { applyChange } from './apply-change.ts';
import { createBroadcast } from './create-broadcast.ts';
import { needsOfTemplate } from './send-template-to.ts';
import { readProgress } from './sending/read-progress.ts';
import { findBroadcast, lockBroadcast } from './stored-broadcast.ts';
import { save } from './update-broadcast.ts';

/** What a program wants to be sent. A person sees it and sends it. */
interface Draft {
  shopId: number;
  name: string;
  templateId: string;
  /** The value of each variable, and the address of a link. */
  values: Readonly<Record<string, string>>;
  segmentId: string | undefined;
}

/**
 * Creates the draft of a broadcast and returns its id. Throws NOT_FOUND, FEATURE_LOCKED and BROADCASTS_FULL, and
 * MALFORMED_REQUEST for a value that the template does not have.
 */
export async function draftBroadcast(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, name, templateId, values, segmentId }: Draft,
): Promise<string> {
  const template = await findMerchantTemplate(tx, shopId, templateId);
  if (!template) throw new AppError('NOT_FOUND', { field: 'templateId' });
  const { variables, links } = needsOfTemplate(template, null);
  const known = new Set([...variables.map((one) => one.name), ...links]);
  const unknown = Object.keys(values).find((one) => !known.has(one));
  if (unknown !== undefined) throw new AppError('MALFORMED_REQUEST', { field: `values.${unknown}` });
  const condition = segmentId === undefined ? undefined : await requireSegment(tx, shopId, segmentId);
  const broadcastId = await createBroadcast(ctx, tx, shopId, name);
  const chosen = { activeTemplate: templateId, broadcastAttributes: { ...values }, condition };
  const before = await lockBroadcast(tx, shopId, broadcastId);
  await save(ctx, tx, await applyChange(tx, before, chosen, ctx.clock.now()));
  return broadcastId;
}

/** Returns what a broadcast sent and earned so far. Throws NOT_FOUND. */
export async function readBroadcastResults(tx: Tx, shopId: number, broadcastId: string) {
  const row = await findBroadcast(tx, shopId, broadcastId);
  const { currency } = await getShop(tx, shopId);
  const source = { kind: 'broadcast', type: 'broadcast', id: broadcastId } as const;
  const { waiting } = row.started_at === null ? { waiting: 0 } : await readProgress(tx, row);
  return {
    currency,
    statusReason: reasonSentence(row.status_reason),
    waiting,
    ...(await sourceCounts(tx, shopId, 'WA', source)),
  };
}
