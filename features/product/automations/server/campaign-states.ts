import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { sidesOf } from '../rules/sides-of.ts';
import { ensureCampaigns } from './ensure-campaigns.ts';

/**
 * Returns which of a channel's campaigns are on, by type. Creates the campaigns and texts of a newer release first,
 * switched off.
 */
export async function readCampaignStates(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel }: { shopId: number; channel: Channel },
  definitions: readonly CampaignDefinition[],
): Promise<Record<string, boolean>> {
  const sides = definitions.flatMap(sidesOf).filter((one) => one.channel === channel);
  const flows = await tx
    .selectFrom('flows')
    .select(['campaign_type', 'flow_key'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .execute();
  const known = new Set(flows.map((row) => `${row.campaign_type} ${row.flow_key}`));
  if (sides.some(({ type, side }) => side.flows.some(({ key }) => !known.has(`${type} ${key}`))))
    await ensureCampaigns(ctx, tx, shopId, definitions);
  const rows = await tx
    .selectFrom('campaigns')
    .select(['type', 'is_on'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .execute();
  const states = new Map(rows.map((row) => [row.type, row.is_on]));
  return Object.fromEntries(sides.map(({ type }) => [type, states.get(type) ?? false]));
}
