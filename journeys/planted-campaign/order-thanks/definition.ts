import type { CampaignDefinition } from '#features/automations/contract/campaign-definition.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';

const thanks = {
  name: 'order_thanks',
  language: 'en',
  category: 'UTILITY',
  header: null,
  body: 'Thank you for {{1}}, {{2}}: it is being packed.',
  variables: [
    { name: 'orderName', sample: '#1001' },
    { name: 'firstName', sample: 'Lena' },
  ],
  footer: null,
  buttons: [{ kind: 'reply', title: 'Where is it?', payload: 'TRACK' }],
  offer: null,
  cards: null,
} satisfies TemplateDefinition;

/** The same with an offer for the next time. */
const withOffer = {
  ...thanks,
  name: 'order_thanks_offer',
  body: 'Thank you for {{1}}, {{2}}. With {{3}} you get {{4}} off your next order.',
  variables: [
    ...thanks.variables,
    { name: 'discountCode', sample: 'BELL-7KQ2MX' },
    { name: 'discountPercent', sample: '10%' },
  ],
  buttons: [{ kind: 'link', title: 'To the store', link: 'page' }, ...thanks.buttons],
} satisfies TemplateDefinition;

const templates = [thanks, withOffer].map((template) => ({ template, withoutPicture: null }));
const drip = {
  dripIndex: 'orderThanks1',
  timeBox: { magnitude: 1, unit: 'Hours' },
  template: thanks,
  discount: null,
  utm: { utm_campaign: 'thanks' },
} as const;

/** Thanks for an order an hour later: a campaign that the product does not have. */
export const orderThanks = {
  type: 'orderThanks',
  subjectKind: 'order',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'hand',
  words: {
    about: 'Thanks for an order.',
    delayPhrase: 'of an order',
    heldBack: 'It is not sent for an order that was cancelled.',
    reasons: { forNothing: 'The order was for nothing, so there was nothing to thank for.' },
  },
  channels: {
    WA: { title: 'Thanks - Whatsapp', planFlag: 'WAorderThanks', templates, drips: [drip] },
    FB: { title: 'Thanks - Facebook', planFlag: 'orderThanks', templates, drips: [drip] },
  },
} satisfies CampaignDefinition;
