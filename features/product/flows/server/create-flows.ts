import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { ledTo } from '../rules/flow/led-to.ts';
import { FLOW_ID, listFlows, type Page } from './flow-queries.ts';

/** The maximum for one campaign on one channel, including the product's own flows, and without unreachable ones. */
const MOST_FLOWS = 200;
/** Including unreachable flows, which are stored for their versions and for people who were sent a link to them. */
const MOST_STORED = 1000;
/** The prefix in the key of a flow that a merchant added. */
const ADDED = 'answer_';

interface NewFlow {
  flowId: string;
  type?: string | undefined;
}

/**
 * Creates flows for new answers with the ids that the editor chose. Existing flows stay as they are. Refused with
 * MALFORMED_REQUEST. `isType`: whether the channel has a campaign of this type.
 */
export async function createFlows(
  tx: Tx,
  page: Page,
  { flows, now }: { flows: readonly NewFlow[]; now: Date },
  isType: (type: string) => boolean,
): Promise<void> {
  const byType = new Map<string, Set<string>>();
  for (const { flowId, type } of flows) {
    if (!FLOW_ID.test(flowId)) throw new AppError('MALFORMED_REQUEST', { field: 'flowId' });
    if (type === undefined || !isType(type)) throw new AppError('MALFORMED_REQUEST', { field: 'type' });
    byType.set(type, (byType.get(type) ?? new Set()).add(flowId));
  }
  for (const [type, flowIds] of byType) await createOfType(tx, page, { type, flowIds: [...flowIds], now });
}

async function createOfType(
  tx: Tx,
  { shopId, channel }: Page,
  { type, flowIds, now }: { type: string; flowIds: readonly string[]; now: Date },
): Promise<void> {
  const stored = await listFlows(tx, shopId, channel, type);
  const fresh = flowIds.filter((flowId) => !stored.some((flow) => flow.flowId === flowId));
  if (fresh.length === 0) return;
  const used = ledTo(stored, ({ key }) => !key.startsWith(ADDED));
  if (used.size + fresh.length > MOST_FLOWS || stored.length + fresh.length > MOST_STORED)
    throw new AppError('MALFORMED_REQUEST', { field: 'flows' });
  await tx
    .insertInto('flows')
    .values(
      fresh.map((flowId) => ({
        shop_id: shopId,
        flow_id: flowId,
        channel,
        campaign_type: type,
        flow_key: ADDED + flowId,
        nodes: '[]',
        revision: 0,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['shop_id', 'flow_id']).doNothing())
    .execute();
}
