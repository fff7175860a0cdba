import { STOP_PAYLOAD } from '#features/messaging/contract/stop-payload.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { CampaignTemplate } from '../../contract/campaign-definition.ts';

const plain = {
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
    { kind: 'link', title: 'Back to my cart', link: 'page' },
    { kind: 'reply', title: 'Unsubscribe', payload: STOP_PAYLOAD },
  ],
  offer: null,
  cards: null,
} satisfies TemplateDefinition;

/** The first reminder, with a picture of the product where there is one. */
export const firstReminder = {
  template: { ...plain, name: 'abandoned_cart_1', header: { kind: 'image', sampleUrl: null } },
  withoutPicture: plain,
} satisfies CampaignTemplate;
