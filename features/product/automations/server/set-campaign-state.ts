import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { holdPlan, requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { ensureCampaigns, ensureTemplates } from './ensure-campaigns.ts';
import { requireComplete } from './require-complete.ts';

/** A campaign of a shop on one channel, and whether it should be on. */
export interface WantedState {
  shopId: number;
  channel: Channel;
  type: string;
  isOn: boolean;
}

/**
 * Switches a campaign. Returns whether it was on before. Switching on is refused with FEATURE_LOCKED, SENDER_NOT_CONNECTED, SUPPORT_NUMBER_MISSING on
 * WhatsApp, or DISCOUNT_MISSING if a message shows a discount that is not set.
 */
export async function setCampaignState(
  ctx: Context,
  wanted: WantedState,
  definitions: readonly CampaignDefinition[],
): Promise<boolean> {
  const { shopId, channel, type, isOn } = wanted;
  const definition = definitions.find((one) => one.type === type);
  const side = definition?.channels[channel];
  if (!definition || !side?.hasSwitch) throw new AppError('MALFORMED_REQUEST', { field: 'type' });
  // Not in the shop's own database role, which cannot store jobs: a job submits a template that is not known yet.
  return ctx.db.transaction().execute(async (tx) => {
    await ensureCampaigns(ctx, tx, shopId, [definition]);
    if (isOn) {
      await holdPlan(tx, shopId);
      await requireFeature(tx, shopId, side.planFlag);
      const senderId = await findSenderId(tx, shopId, channel);
      if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
      await requireComplete(tx, wanted, side);
      await ensureTemplates(ctx, tx, { shopId, senderId, channel }, [definition]);
    }
    const before = await tx
      .selectFrom('campaigns')
      .select('is_on')
      .where('shop_id', '=', shopId)
      .where('channel', '=', channel)
      .where('type', '=', type)
      .forUpdate()
      .executeTakeFirst();
    await tx
      .updateTable('campaigns')
      .set({ is_on: isOn, changed_at: ctx.clock.now(), locked_at: null })
      .where('shop_id', '=', shopId)
      .where('channel', '=', channel)
      .where('type', '=', type)
      .execute();
    return before?.is_on ?? false;
  });
}
