import type { Page } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { readCampaignStates } from './campaign-states.ts';

/** Returns the first flows of a page's follow-ups, by type of tool. */
export async function listFollowUps(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel }: Page,
  definitions: readonly CampaignDefinition[],
): Promise<Record<string, string>> {
  await readCampaignStates(ctx, tx, { shopId, channel }, definitions);
  const types = definitions.filter(({ subjectKind }) => subjectKind === 'optIn').map(({ type }) => type);
  const rows = await tx
    .selectFrom('drips')
    .select(['type', 'flow_id'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', 'in', types)
    .execute();
  return Object.fromEntries(rows.map(({ type, flow_id: flowId }) => [type, flowId]));
}
