import { findWhatsAppSenderId } from '#features/channels/server/index.ts';
import { withCampaignParameters } from '#features/links/server/index.ts';
import { PRIORITY, type NewMessage, type PendingDiscount } from '#features/messaging/contract/message.ts';
import { STOP_PAYLOAD } from '#features/messaging/contract/stop-payload.ts';
import { createMessages } from '#features/messaging/server/index.ts';
import type { StoreLine } from '#features/store-data/contract/store-facts.ts';
import { askStoreSoon, findLastHeard, findProductImage, getShop } from '#features/store-data/server/index.ts';
import { findSubscriberByPhone, type Subscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { askFirstUntil } from '../campaigns/abandoned-cart/ask-first.ts';
import { decideOnReminder } from '../campaigns/abandoned-cart/decide.ts';
import { firstReminder } from '../campaigns/abandoned-cart/default-flow.ts';
import { REMINDER_LIFETIME_SECONDS } from '../campaigns/abandoned-cart/definition.ts';
import { findDrip, isCampaignOn, type DripRow } from './campaign-queries.ts';
import { findCart, type Cart } from './cart-queries.ts';
import type { Fired, Timer } from './timers.ts';

interface UniqueDiscount {
  kind: 'unique';
  percent: number;
  expiresAfterSeconds: number;
}

const CODE_LETTERS = 7;
const DONE: Fired = { kind: 'done' };

/** The wait of a cart is over: reminds its shopper, if that still holds. */
export async function remindOfCart(ctx: Context, tx: Tx, timer: Timer): Promise<Fired> {
  const { shopId } = timer;
  const cart = await findCart(tx, shopId, timer.payload['checkoutToken'] ?? '');
  const drip = await findDrip(tx, shopId, timer.payload['dripId'] ?? '');
  if (!cart?.phoneE164 || !cart.recoverUrl || !drip) return DONE;
  const subscriber = await findSubscriberByPhone(tx, shopId, 'WA', cart.phoneE164);
  const senderId = await findWhatsAppSenderId(tx, shopId);
  const decision = decideOnReminder({
    campaignOn: await isCampaignOn(tx, shopId, 'abandonedCart'),
    cartEnding: cart.ending,
    subscriber: subscriber && { hasMarketingConsent: subscriber.has_marketing_consent },
    hasSender: senderId !== null,
  });
  if (decision.kind === 'drop' || !subscriber || !senderId) {
    ctx.log.debug({ shopId, timer: timer.kind, decision }, 'no cart reminder');
    return DONE;
  }
  const heard = await findLastHeard(tx, shopId);
  const now = ctx.clock.now();
  const until = heard && askFirstUntil({ now, waitingSince: timer.waitingSince, ...heard });
  if (until) {
    await askStoreSoon(tx, shopId, now);
    return { kind: 'waits', until };
  }
  const message = await writeReminder(ctx, tx, { cart, drip, subscriber, senderId, dueAt: timer.dueAt });
  const leftAt = timer.payload['leftAt'];
  await createMessages(ctx, tx, [
    { ...message, ...(leftAt !== undefined && { sourceAt: new Date(leftAt) }) },
  ]);
  return DONE;
}

interface Reminder {
  cart: Cart & { phoneE164: string | null };
  drip: DripRow;
  subscriber: Subscriber;
  senderId: string;
  dueAt: Date;
}

async function writeReminder(
  ctx: Context,
  tx: Tx,
  { cart, drip, subscriber, senderId, dueAt }: Reminder,
): Promise<NewMessage> {
  const shop = await getShop(tx, drip.shop_id);
  const [firstLine] = cart.lines;
  const imageUrl = firstLine?.productId
    ? await findProductImage(tx, shop.shop_id, firstLine.productId)
    : null;
  const template = imageUrl ? firstReminder.withPicture : firstReminder.withoutPicture;
  const offer = drip.discount as unknown as UniqueDiscount;
  const discount: PendingDiscount = {
    code: `BELL-${shortCode(CODE_LETTERS).toUpperCase()}`,
    percent: offer.percent,
    expiresAt: new Date(ctx.clock.now().getTime() + offer.expiresAfterSeconds * 1000),
  };
  return {
    shopId: shop.shop_id,
    messageKey: `abandonedCart:${drip.drip_id}:${cart.checkoutToken}:${subscriber.subscriber_id}`,
    senderId,
    subscriberId: subscriber.subscriber_id,
    channel: 'WA',
    purpose: 'marketing',
    source: { kind: 'campaign', type: 'abandonedCart', id: drip.drip_id },
    sourceEvent: cart.checkoutToken,
    sourceMinor: cart.totalMinor,
    content: {
      kind: 'template',
      templateName: template.name,
      language: drip.template_language,
      header: imageUrl ? { kind: 'image', media: { link: imageUrl } } : null,
      body: [
        cart.firstName ?? subscriber.first_name ?? 'there',
        titleOf(cart.lines),
        formatMoney(cart.totalMinor, cart.currency),
        discount.code,
        `${offer.percent}%`,
      ].map((text) => ({ text })),
      buttons: [
        { kind: 'link', index: 0, link: 'cart' },
        { kind: 'reply', index: 1, payload: STOP_PAYLOAD },
      ],
      offerEndsAtMs: null,
      cards: null,
    },
    discount,
    discountCode: null,
    priority: PRIORITY.cart,
    dueAt: ctx.clock.now(),
    expiresAt: new Date(dueAt.getTime() + REMINDER_LIFETIME_SECONDS * 1000),
    links: {
      cart: withCampaignParameters(cart.recoverUrl ?? '', {
        discount: discount.code,
        ...(drip.utm as Record<string, string>),
      }),
    },
  };
}

/** The first product by name, and how many others there are. */
function titleOf(lines: readonly StoreLine[]): string {
  const title = lines[0]?.title ?? '';
  const others = lines.length - 1;
  return others === 0 ? title : `${title} and ${others} more`;
}
