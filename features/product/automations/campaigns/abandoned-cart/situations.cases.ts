import type { Language } from '#features/product/flows/contract/language.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { DiscountSettings } from '../../contract/drip-settings.ts';
import type { RecipientFacts } from '../../rules/shared-drops.ts';
import { CART } from './decide.cases.ts';
import type { CartFacts } from './decide.ts';
import type { ReportedCart } from './values-of-cart.ts';

/** A cart, its shopper and the merchant's settings when a reminder is due. */
export interface Situation {
  cart: CartFacts & ReportedCart;
  recipient: RecipientFacts | null;
  channel: Channel;
  language: Language;
  /** Whether both the campaign and the message are on. */
  isOn: boolean;
  hasSender: boolean;
  flow: string;
  discount: DiscountSettings;
  /** The first product's picture, while the store still has the product. */
  imageUrl: string | null;
}

const TEN_PERCENT: DiscountSettings = {
  type: 'fixed',
  code: 'WREN10',
  percentage: 10,
  expiry: null,
};
const MUG = { title: 'Stoneware mug' };

/** Lena left a mug in her cart, and nothing prevents a reminder. */
const USUAL: Situation = {
  cart: { ...CART, firstName: 'Lena', currency: 'EUR', amountMinor: 4995, lines: [MUG] },
  recipient: { hasMarketingConsent: true, optedOutAt: null, hasStopped: false, isHeldOut: false },
  channel: 'WA',
  language: 'en',
  isOn: true,
  hasSender: true,
  flow: 'cart_reminder_1_offer',
  discount: TEN_PERCENT,
  imageUrl: 'https://wren.example/mug.png',
};

/** The differences of a case from the usual situation. */
export interface CaseFacts extends Partial<Omit<Situation, 'cart' | 'recipient' | 'discount'>> {
  cart?: Partial<Situation['cart']>;
  recipient?: Partial<RecipientFacts> | null;
  discount?: Partial<DiscountSettings>;
}

export function makeSituation({ cart, recipient, discount, ...overrides }: CaseFacts): Situation {
  return {
    ...USUAL,
    ...overrides,
    cart: { ...USUAL.cart, ...cart },
    recipient: recipient === null || USUAL.recipient === null ? null : { ...USUAL.recipient, ...recipient },
    discount: { ...USUAL.discount, ...discount },
  };
}

/** The template with its values, the text on Messenger, or the reason why nothing is sent. */
export type Outcome = { template: string; values: string[] } | { text: string } | { reason: string };

const PICTURED = 'cart_reminder_1_offer';
const PLAIN = 'cart_reminder_1_offer_plain';
const SUPPORT = '+49 1521 5550101';
const says = (template: string, ...values: string[]): Outcome => ({
  template,
  values: [...values, 'WREN10', '10%', SUPPORT],
});
const drop = (reason: string): Outcome => ({ reason });
const EARLIER = new Date('2026-11-20T12:30:00Z');

/** Cases in which a message is sent. */
export const SENT_CASES: readonly [name: string, overrides: CaseFacts, outcome: Outcome][] = [
  ['a cart in euros', {}, says(PICTURED, 'Lena', 'Stoneware mug', '€49.95')],
  [
    'a cart in yen, which has no decimals',
    { cart: { currency: 'JPY' } },
    says(PICTURED, 'Lena', 'Stoneware mug', '¥4,995'),
  ],
  [
    'a cart in Kuwaiti dinars, which have three decimals',
    { cart: { currency: 'KWD' } },
    says(PICTURED, 'Lena', 'Stoneware mug', 'KWD\u00a04.995'),
  ],
  ['a cart of free samples', { cart: { amountMinor: 0 } }, says(PICTURED, 'Lena', 'Stoneware mug', '€0.00')],
  [
    'a cart of three products: the first one is named',
    { cart: { lines: [MUG, { title: 'Bowl' }, { title: 'Plate' }] } },
    says(PICTURED, 'Lena', 'Stoneware mug and 2 more', '€49.95'),
  ],
  [
    'a shopper who reads German',
    { language: 'de', cart: { lines: [MUG, { title: 'Schale' }] } },
    {
      template: PICTURED,
      values: ['Lena', 'Stoneware mug und 1 weitere', '49,95\u00A0€', 'WREN10', '10\u00A0%', SUPPORT],
    },
  ],
  [
    'a shopper without a name',
    { cart: { firstName: null } },
    says(PICTURED, 'there', 'Stoneware mug', '€49.95'),
  ],
  [
    'a deleted product: with its name from the cart, without a picture',
    { imageUrl: null },
    says(PLAIN, 'Lena', 'Stoneware mug', '€49.95'),
  ],
  [
    'a cart without lines that the store did not report as empty',
    { cart: { lines: [] } },
    drop('valueMissing'),
  ],
  ['the discount was removed', { discount: { percentage: null } }, drop('discountMissing')],
  ['the shared code was removed', { discount: { code: ' ' } }, drop('discountMissing')],
  [
    'a text without a discount, and no discount',
    { flow: 'cart_reminder_1', discount: { percentage: null } },
    { template: 'cart_reminder_1', values: ['Lena', 'Stoneware mug', '€49.95', SUPPORT] },
  ],
  [
    'on Messenger the shopper is known as a customer, and the offer is a text',
    { channel: 'FB', cart: { phoneE164: null, customerId: '77' } },
    { text: 'Hi Lena, you left Stoneware mug in your cart (€49.95 in total).' },
  ],
];

/** Cases in which something has changed since the cart was abandoned. */
export const DROPPED_CASES: readonly [name: string, overrides: CaseFacts, outcome: Outcome][] = [
  ['the campaign was switched off', { isOn: false }, drop('campaignOff')],
  [
    'the second message is off, although the campaign is on',
    { isOn: false, flow: 'cart_reminder_2_offer' },
    drop('campaignOff'),
  ],
  [
    'they ordered on another device without their number',
    { cart: { ending: 'ordered' } },
    drop('orderedSince'),
  ],
  [
    'they ordered and then unsubscribed: the order is the reason',
    { cart: { ending: 'ordered' }, recipient: { hasMarketingConsent: false, optedOutAt: EARLIER } },
    drop('orderedSince'),
  ],
  ['they emptied it on their phone', { cart: { ending: 'emptied' } }, drop('cartEmptied')],
  ['they started another cart', { cart: { ending: 'replaced' } }, drop('cartReplaced')],
  ['they removed their number from the checkout', { cart: { phoneE164: null } }, drop('noPhone')],
  ['the store gave no recovery link', { cart: { recoverUrl: null } }, drop('noWayBack')],
  ['the number in the checkout belongs to no subscriber', { recipient: null }, drop('notSubscribed')],
  [
    'they agreed to order updates, but not to offers',
    { recipient: { hasMarketingConsent: false } },
    drop('noConsent'),
  ],
  [
    'they opted out in the meantime',
    { recipient: { hasMarketingConsent: false, optedOutAt: EARLIER } },
    drop('unsubscribed'),
  ],
  ['they wrote STOP in the meantime', { recipient: { hasStopped: true } }, drop('unsubscribed')],
  ['they are in the hold-out', { recipient: { isHeldOut: true } }, drop('heldOut')],
  ['the WhatsApp number was removed', { hasSender: false }, drop('noSender')],
];
