import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { FLOW_ID, listFlows } from '../engine/flow-queries.ts';
import type { Page } from '../read-flows.ts';

/** Of one campaign on one channel, those that the product wrote included. */
const MOST_FLOWS = 200;

interface NewFlow {
  flowId: string;
  type: string | undefined;
  now: Date;
}

/**
 * Makes room for a flow that an answer is to lead to, under the id that its editor gave it; one that is there stays as it
 * is. Refused with MALFORMED_REQUEST.
 */
export async function createFlow(
  tx: Tx,
  { shopId, channel }: Page,
  { flowId, type, now }: NewFlow,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  if (!FLOW_ID.test(flowId)) throw new AppError('MALFORMED_REQUEST', { field: 'flowId' });
  const isKnown = definitions.some((one) => one.type === type && one.channels[channel]);
  if (type === undefined || !isKnown) throw new AppError('MALFORMED_REQUEST', { field: 'type' });
  const flows = await listFlows(tx, shopId, channel, type);
  if (flows.some((flow) => flow.flowId === flowId)) return;
  if (flows.length >= MOST_FLOWS) throw new AppError('MALFORMED_REQUEST', { field: 'flows' });
  await tx
    .insertInto('flows')
    .values({
      shop_id: shopId,
      flow_id: flowId,
      channel,
      campaign_type: type,
      flow_key: `answer_${flowId}`,
      nodes: '[]',
      revision: 0,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'flow_id']).doNothing())
    .execute();
}
