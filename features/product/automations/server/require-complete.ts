import { needsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import { listFlows } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignOnChannel } from '../contract/campaign-definition.ts';
import { usableDiscount } from '../rules/usable-discount.ts';
import { withOwnTemplates } from './engine/own-templates.ts';
import { findStep } from './engine/step-queries.ts';

/**
 * Refuses a campaign whose active drips lack something, with SUPPORT_NUMBER_MISSING or DISCOUNT_MISSING. Document 2,
 * section 4.
 */
export async function requireComplete(
  tx: Tx,
  { shopId, channel, type }: { shopId: number; channel: Channel; type: string },
  side: CampaignOnChannel,
): Promise<void> {
  const drips = await tx
    .selectFrom('drips')
    .select(['drip_id', 'is_enabled'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .execute();
  for (const { drip_id: dripId } of drips.filter((drip) => drip.is_enabled))
    await requireCompleteDrip(tx, { shopId, channel, dripId }, side);
}

/** Refuses one drip in the same way, whether it is on or not. */
export async function requireCompleteDrip(
  tx: Tx,
  { shopId, channel, dripId }: { shopId: number; channel: Channel; dripId: string },
  side: CampaignOnChannel,
): Promise<void> {
  const step = await findStep(tx, shopId, dripId);
  if (!step) return;
  if (channel === 'WA' && step.shop.supportNumber === '') throw new AppError('SUPPORT_NUMBER_MISSING');
  const written = step.flow.nodes ?? side.flows.find(({ key }) => key === step.flow.key)?.nodes.en ?? [];
  const reader = { locale: null, country: step.shop.country };
  const nodes = await withOwnTemplates(tx, { shopId, senderId: step.senderId, reader }, written);
  const flows = await listFlows(tx, shopId, channel, step.type);
  if (needsDiscount(side, nodes, flows) && !usableDiscount(step.settings.discount))
    throw new AppError('DISCOUNT_MISSING', { field: 'type' });
}
