import { findChatNumber } from '#features/channels/server/index.ts';
import { confirmationText, grantConsent } from '#features/consent/server/index.ts';
import type { Shop } from '#features/store-data/server/index.ts';
import { findOrCreateSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import type { optIn } from '../contract/tool-calls.ts';
import { PillSettings } from '../contract/tool.ts';
import { ipPrefix } from '../rules/ip-prefix.ts';
import { findTool } from './tool-queries.ts';

/**
 * Stores a shopper's consent given through a tool, the person and the proof, or none of them. What they saw is our own
 * record of the tool, not what the page says of it. Returns the link by which they confirm it in WhatsApp, offered to
 * everybody alike; null while the shop has no number there.
 */
export async function recordOptIn(
  ctx: Context,
  shop: Shop,
  given: BodyOf<typeof optIn>,
  visit: { ip: string; userAgent: string },
): Promise<string | null> {
  const phoneE164 = toE164(given.phone, shop.country);
  if (!phoneE164) throw new AppError('PHONE_INVALID', { field: 'phone' });
  const shopId = shop.shop_id;
  return inShop(ctx.db, shopId, async (tx) => {
    const tool = await findTool(tx, shopId, given.toolId);
    if (!tool) throw new AppError('NOT_FOUND', { field: 'toolId' });
    if (!tool.is_active) throw new AppError('TOOL_NOT_ACTIVE');
    const person = { channel: 'WA', phoneE164, locale: given.locale, visitorId: given.visitorId } as const;
    const subscriber = await findOrCreateSubscriber(tx, shopId, person, ctx.clock.now());
    const confirmationCode = shortCode();
    await grantConsent(ctx, tx, subscriber, {
      toolId: tool.tool_id,
      toolType: tool.type,
      wording: PillSettings.parse(tool.settings).consentWording,
      pageAddress: given.pageAddress,
      ipPrefix: ipPrefix(visit.ip),
      userAgent: visit.userAgent.slice(0, 500),
      locale: given.locale,
      confirmationCode,
    });
    return findConfirmUrl(ctx, tx, shopId, confirmationCode);
  });
}

async function findConfirmUrl(ctx: Context, tx: Tx, shopId: number, code: string): Promise<string | null> {
  const number = await findChatNumber(tx, shopId);
  if (number === null) return null;
  return `${ctx.settings.meta.whatsappLinkUrl}/${number}?text=${encodeURIComponent(confirmationText(code))}`;
}
