import { ensureTemplate } from '#features/templates/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../contract/campaign-definition.ts';
import { delaySeconds } from '../rules/delay-seconds.ts';
import { sidesOf } from '../rules/sides-of.ts';

/** Gives a shop the campaigns it does not have yet, switched off, with their default drips. */
export async function ensureCampaigns(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const now = clock.now();
  for (const { type, channel, side } of definitions.flatMap(sidesOf)) {
    const key = { shop_id: shopId, channel, type };
    await tx
      .insertInto('campaigns')
      .values({ ...key, is_on: false, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (side.drips.length > 0)
      await tx
        .insertInto('drips')
        .values(side.drips.map((drip) => ({ ...key, ...toRow(drip), drip_id: timeOrderedId(now) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

function toRow(drip: CampaignOnChannel['drips'][number]) {
  return {
    drip_index: drip.dripIndex,
    delay_seconds: delaySeconds(drip.timeBox),
    time_box: JSON.stringify(drip.timeBox),
    template_name: drip.template.name,
    template_language: drip.template.language,
    discount: drip.discount && JSON.stringify(drip.discount),
    utm: JSON.stringify(drip.utm),
  };
}

/** Has every template of these campaigns, for this channel, submitted for a number or page. */
export async function ensureTemplates(
  ctx: Context,
  tx: Tx,
  { channel, ...sender }: { shopId: number; senderId: string; channel: Channel },
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  for (const { channels } of definitions) {
    for (const { template, withoutPicture } of channels[channel]?.templates ?? []) {
      if (!isSubmitted(channel, template.category)) continue;
      await ensureTemplate(ctx, tx, sender, template);
      if (withoutPicture) await ensureTemplate(ctx, tx, sender, withoutPicture);
    }
  }
}

/** Offers go on Messenger as plain text, which nobody reviews. */
function isSubmitted(channel: Channel, category: string): boolean {
  return channel === 'WA' || category === 'UTILITY';
}
