import { STOP_PAYLOAD } from '#features/messaging/contract/stop-payload.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';

const withoutPicture = {
  name: 'abandoned_cart_1_plain',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, you left *{{2}}* in your cart ({{3}} in total).\n\nIt is still there for you, and with the code *{{4}}* you get {{5}} off your order.',
  variables: [
    { name: 'firstName', sample: 'Lena' },
    { name: 'productTitle', sample: 'Stoneware mug' },
    { name: 'cartTotal', sample: '€24.00' },
    { name: 'discountCode', sample: 'BELL-7KQ2MX' },
    { name: 'discountPercent', sample: '10%' },
  ],
  footer: null,
  buttons: [
    { kind: 'link', title: 'Back to my cart', link: 'cart' },
    { kind: 'reply', title: 'Unsubscribe', payload: STOP_PAYLOAD },
  ],
  offer: null,
  cards: null,
} satisfies TemplateDefinition;

/** The first reminder, with and without a picture of the product: what has no picture goes without one. */
export const firstReminder = {
  withPicture: { ...withoutPicture, name: 'abandoned_cart_1', header: { kind: 'image', sampleUrl: null } },
  withoutPicture,
} as const;

/** What a new shop starts with: one reminder after an hour, with a code of its own for a tenth off. */
export const defaultDrip = {
  dripIndex: 'abandonedCart1',
  timeBox: { magnitude: 1, unit: 'Hours' },
  delaySeconds: 3600,
  discount: { kind: 'unique', percent: 10, expiresAfterSeconds: 3 * 24 * 3600 },
  utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'abandonedCart1' },
} as const;
