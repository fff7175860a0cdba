import { SUPPORT_NUMBER } from '../seed-demo-shop.ts';
import type { PastCart, PastMessage } from './past.ts';

const TEMPLATE = {
  kind: 'template',
  language: 'en',
  offerEndsAtMs: null,
  cards: null,
  linkCodes: {},
  header: null,
  buttons: [],
};

/** What a reminder of a cart said, with a code or without one: the values of its template, in their order. */
export function reminderOf({ discountCode }: PastMessage, cart: PastCart | undefined): string {
  const [line] = cart?.lines ?? [];
  const offer = discountCode === null ? [] : [discountCode, '10%'];
  const values = [
    cart?.firstName ?? 'there',
    line?.title ?? 'your cart',
    `€${((cart?.totalCents ?? 0) / 100).toFixed(2)}`,
    ...offer,
    SUPPORT_NUMBER,
  ];
  return JSON.stringify({
    ...TEMPLATE,
    templateName: discountCode === null ? 'cart_reminder_1_plain' : 'cart_reminder_1_offer_plain',
    body: values.map((text) => ({ text })),
  });
}

export const BROADCAST_CONTENT = JSON.stringify({
  ...TEMPLATE,
  templateName: 'hello_world',
  language: 'en_US',
  body: [],
});
