import { formatMoney } from '#platform/money/minor-units.ts';
import { SUPPORT_NUMBER } from '../seed-demo-shop.ts';
import type { PastCart, PastMessage, PastOrder, PastSignUp } from './past.ts';

/** The subject and the recipient of a message. */
export interface PastOccasion {
  message: PastMessage;
  person: PastSignUp;
  cart: PastCart | undefined;
  order: PastOrder | undefined;
  shop: { shopName: string; currency: string };
}

const TEMPLATE = {
  kind: 'template',
  language: 'en',
  offerEndsAtMs: null,
  cards: null,
  linkCodes: {},
  header: null,
  buttons: [],
};

/**
 * Returns the stored content of a message: the values of its template in order, or a text for a chat. A broadcast's
 * content is stored with its sending.
 */
export function contentOf(occasion: PastOccasion): string | null {
  const { message, person } = occasion;
  if (person.channel === 'FB')
    return JSON.stringify({
      kind: 'messengerText',
      text: wordsOf(occasion),
      quickReplies: [],
      linkCodes: {},
    });
  if (typeof message.about === 'number') return null;
  const [templateName, ...values] = TEMPLATES[message.about](occasion);
  return JSON.stringify({ ...TEMPLATE, templateName, body: values.map((text) => ({ text })) });
}

/** Each campaign's template and its values. */
const TEMPLATES: Record<
  Exclude<PastMessage['about'], number>,
  (occasion: PastOccasion) => [name: string, ...values: string[]]
> = {
  welcome: ({ person, shop }) => ['welcome_popup', person.firstName, shop.shopName],
  cart: (occasion) => {
    const { firstName, title, total } = cartOf(occasion);
    const code = occasion.message.discountCode ?? '';
    return ['cart_reminder_1_offer_plain', firstName, title, total, code, '10%', SUPPORT_NUMBER];
  },
  receipt: (occasion) => {
    const { name, items, total } = orderOf(occasion);
    return ['order_receipt', occasion.person.firstName, name, items, total, SUPPORT_NUMBER];
  },
  parcel: (occasion) => {
    const { name, carrier, trackingNumber } = orderOf(occasion);
    return ['parcel_shipped', occasion.person.firstName, name, carrier, trackingNumber, SUPPORT_NUMBER];
  },
  cashOnDelivery: (occasion) => {
    const { name, title, total } = orderOf(occasion);
    return ['cod_question_1', occasion.person.firstName, name, title, total, SUPPORT_NUMBER];
  },
  review: (occasion) => {
    const { person, shop } = occasion;
    return ['review_question', person.firstName, shop.shopName, orderOf(occasion).title, SUPPORT_NUMBER];
  },
};

function wordsOf(occasion: PastOccasion): string {
  const { message, person, shop } = occasion;
  if (message.about === 'welcome')
    return `Hi ${person.firstName}, welcome to ${shop.shopName}! Thank you for signing up.`;
  const { title, total } = cartOf(occasion);
  const offer = message.discountCode === null ? '' : ` 10% off with the code ${message.discountCode}.`;
  return `Hi ${person.firstName}, you left ${title} in your cart (${total} in total).${offer}`;
}

function cartOf({ cart, person, shop }: PastOccasion) {
  return {
    firstName: person.firstName,
    title: cart?.lines[0]?.title ?? 'your cart',
    total: formatMoney(cart?.totalCents ?? 0, shop.currency, 'en'),
  };
}

function orderOf({ order, shop }: PastOccasion) {
  return {
    name: order?.name ?? '',
    items: order?.items ?? '',
    title: order?.firstTitle ?? '',
    total: formatMoney(order?.totalCents ?? 0, shop.currency, 'en'),
    carrier: order?.carrier ?? '',
    trackingNumber: order?.trackingNumber ?? '',
  };
}
