import { findSenderId } from '#features/foundations/channels/server/index.ts';
import type { Page } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { ensureTemplates } from './ensure-campaigns.ts';

/**
 * Submits the templates that the current settings of campaigns choose, so that the first shopper need not wait for
 * their approval.
 */
export async function submitChosen(
  ctx: Context,
  { shopId, channel }: Page,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const choosing = definitions.filter(({ chooseFlows }) => chooseFlows !== undefined);
  if (choosing.length === 0) return;
  // Not in the shop's own database role, which cannot store jobs.
  await ctx.db.transaction().execute(async (tx) => {
    const senderId = await findSenderId(tx, shopId, channel);
    if (senderId !== null) await ensureTemplates(ctx, tx, { shopId, senderId, channel }, choosing);
  });
}
