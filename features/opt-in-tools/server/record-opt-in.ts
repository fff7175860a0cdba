import { findChatNumber } from '#features/channels/server/index.ts';
import {
  CONSENT_LANGUAGES,
  confirmationText,
  grantConsent,
  offerConfirmation,
} from '#features/consent/server/index.ts';
import type { Shop } from '#features/store-data/server/index.ts';
import { findOrCreateSubscriber } from '#features/subscribers/server/index.ts';
import { giveShopperToken } from '#features/visits/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import type { optIn } from '../contract/tool-calls.ts';
import { ipPrefix } from '../rules/address-blocks.ts';
import { knownLocale, ownPage, plainUserAgent } from '../rules/known-proof.ts';
import { noteSignUp } from './experiments.ts';
import { isFlooded } from './measure-flow.ts';
import { keepPrize } from './prizes.ts';
import { findShownWording } from './shown-wording.ts';
import type { ToolFamily } from './tool-family.ts';
import { countTool, findTool, type ToolRow } from './tool-queries.ts';

type Given = BodyOf<typeof optIn>;
interface Visit {
  ip: string;
  userAgent: string;
}

/**
 * Stores a shopper's consent given through a tool, the person and the proof, or none of them. What they saw is our own
 * record of the tool, not what the page says of it. The link by which they confirm it in WhatsApp is offered to
 * everybody alike; null while the shop has no number there. In a flood nothing but what was shown is kept, until their
 * own message says whose it is.
 */
export async function recordOptIn(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shop: Shop,
  { given, visit }: { given: Given; visit: Visit },
): Promise<Omit<ResponseOf<typeof optIn>, 'stored'>> {
  const phoneE164 = toE164(given.phone, shop.country);
  if (!phoneE164) throw new AppError('PHONE_INVALID', { field: 'phone' });
  const shopId = shop.shop_id;
  return inShop(ctx.db, shopId, async (tx) => {
    const found = await findTool(tx, definitions, { shopId, toolId: given.toolId });
    // On Messenger people sign up in its chat.
    if (found?.row.channel !== 'WA') throw new AppError('NOT_FOUND', { field: 'toolId' });
    const { row: tool } = found;
    const settings = tool.is_active ? read(tool, shop) : null;
    if (settings === null) throw new AppError('TOOL_NOT_ACTIVE');
    const { consentWording } = settings;
    const wording = await findShownWording(tx, tool, { consentWording, version: given.wordingVersion });
    if (wording === null) throw new AppError('WORDING_CHANGED', { field: 'wordingVersion' });
    const proof = { ...proofOf(ctx, shop, tool, { given, visit }), wording };
    const confirmUrl = await findConfirmUrl(ctx, tx, shopId, proof.confirmationCode);
    const today = shopDay(ctx.clock.now(), shop.time_zone);
    const signUp = { shopId, channel: 'WA', visitorId: given.visitorId, at: ctx.clock.now() } as const;
    const inFlood = await isFlooded(ctx, tx, { shopId, today });
    if (inFlood || settings.isDoubleOptIn) {
      // Nobody could confirm it.
      if (confirmUrl === null) throw new AppError(inFlood ? 'TOO_MANY_REQUESTS' : 'SENDER_NOT_CONNECTED');
      // In an experiment both designs ask for it alike: what counts is who asked to be signed up.
      if (!inFlood) await noteSignUp(tx, signUp);
      await offerConfirmation(ctx, tx, { shopId, subscriberId: null }, proof);
      if (inFlood) await countTool(tx, shopId, tool.tool_id, today, { toConfirm: 1 });
      return { confirmUrl, mustConfirm: true, shopperToken: null };
    }
    const person = { channel: 'WA', phoneE164, locale: proof.locale, visitorId: given.visitorId } as const;
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, person);
    const outcome = await grantConsent(ctx, tx, subscriber, proof);
    if (outcome === 'granted') await noteSignUp(tx, signUp);
    await keepPrize(ctx, tx, { tool, subscriberId: subscriber.subscriber_id, settings });
    const known = { shopId, subscriberId: subscriber.subscriber_id };
    return { confirmUrl, mustConfirm: false, shopperToken: await giveShopperToken(ctx, tx, known) };
  });
}

/** What can be true of what the caller says, and nothing in their words. */
function proofOf(ctx: Context, shop: Shop, tool: ToolRow, { given, visit }: { given: Given; visit: Visit }) {
  const storeHost = new URL(ctx.settings.shopify.url.replace('{shop}', shop.shop_url)).host;
  return {
    toolId: tool.tool_id,
    toolType: tool.type,
    pageAddress: ownPage(given.pageAddress, [shop.shop_url, shop.domain, storeHost]),
    ipPrefix: ipPrefix(visit.ip),
    userAgent: plainUserAgent(visit.userAgent),
    locale: knownLocale(given.locale, CONSENT_LANGUAGES),
    confirmationCode: shortCode(),
  };
}

async function findConfirmUrl(ctx: Context, tx: Tx, shopId: number, code: string): Promise<string | null> {
  const number = await findChatNumber(tx, shopId);
  if (number === null) return null;
  return `${ctx.settings.meta.whatsappLinkUrl}/${number}?text=${encodeURIComponent(confirmationText(code))}`;
}
