import { addToRollup } from '#features/analytics/server/index.ts';
import { grantConsent } from '#features/consent/server/index.ts';
import type { Shop } from '#features/store-data/server/index.ts';
import { findOrCreateSubscriber } from '#features/subscribers/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import type { optIn } from '../contract/tool-calls.ts';
import { ipPrefix } from '../rules/ip-prefix.ts';
import { countTool, findTool } from './tool-queries.ts';

/** Stores a shopper's consent given through a tool: the person, the proof and the count, or none of them. */
export async function recordOptIn(
  ctx: Context,
  shop: Shop,
  given: BodyOf<typeof optIn>,
  visit: { ip: string; userAgent: string },
): Promise<void> {
  const phoneE164 = toE164(given.phone, shop.country);
  if (!phoneE164) throw new AppError('PHONE_INVALID', { field: 'phone' });
  const shopId = shop.shop_id;
  await inShop(ctx.db, shopId, async (tx) => {
    const tool = await findTool(tx, shopId, given.toolId);
    if (!tool) throw new AppError('NOT_FOUND', { field: 'toolId' });
    if (!tool.is_active) throw new AppError('TOOL_NOT_ACTIVE');
    const now = ctx.clock.now();
    const person = { channel: 'WA', phoneE164, locale: given.locale, visitorId: given.visitorId } as const;
    const subscriber = await findOrCreateSubscriber(tx, shopId, person, now);
    const isFirst = !subscriber.has_marketing_consent;
    await grantConsent(ctx, tx, subscriber, {
      toolId: tool.tool_id,
      toolType: tool.type,
      wording: given.consentWording,
      pageAddress: given.pageAddress,
      ipPrefix: ipPrefix(visit.ip),
      userAgent: visit.userAgent.slice(0, 500),
      locale: given.locale,
    });
    if (!isFirst) return;
    const day = shopDay(now, shop.time_zone);
    await countTool(tx, shopId, tool.tool_id, day, { optIns: 1 });
    await addToRollup(tx, { shopId, day, channel: 'WA', sourceType: tool.type }, { opt_ins: 1 });
  });
}
