import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { ensureCampaigns } from './ensure-campaigns.ts';

/** Which of a channel's campaigns are on, by type. One that came with a newer release is set up first, switched off. */
export async function readCampaignStates(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel }: { shopId: number; channel: Channel },
  definitions: readonly CampaignDefinition[],
): Promise<Record<string, boolean>> {
  const onChannel = definitions.filter(({ channels }) => channels[channel]);
  const rows = await tx
    .selectFrom('campaigns')
    .select(['type', 'is_on'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .execute();
  const known = new Map(rows.map((row) => [row.type, row.is_on]));
  if (onChannel.some(({ type }) => !known.has(type))) await ensureCampaigns(ctx, tx, shopId, definitions);
  return Object.fromEntries(onChannel.map(({ type }) => [type, known.get(type) ?? false]));
}
