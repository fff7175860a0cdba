import * as z from 'zod/mini';
import type { CampaignDefinition } from '#features/product/automations/contract/campaign-definition.ts';
import { NO_SETTINGS } from '#features/product/automations/contract/drip-settings.ts';
import { leadsTo, templateFlow, toPage, chatFlow } from '#features/product/flows/rules/flow/write-flow.ts';

const thanks = templateFlow(
  {
    key: 'order_thanks',
    label: () => ({ name: 'Thanks', description: ['Says thanks'] }),
    begins: ['orderThanks1'],
    actions: [leadsTo('order_thanks_where')],
    category: 'UTILITY',
    showsPicture: false,
  },
  {
    en: {
      body: 'Thank you for {{orderName}}, {{firstName}}: it is being packed.',
      buttons: ['Where is it?'],
    },
    de: { body: 'Danke für {{orderName}}, {{firstName}}: sie wird gepackt.', buttons: ['Wo ist sie?'] },
  },
);

/** The same message with an offer for the next order. */
const withOffer = templateFlow(
  {
    key: 'order_thanks_offer',
    label: () => ({ name: 'Thanks, and an offer', description: ['Says thanks', 'A discount'] }),
    begins: ['orderThanks1'],
    actions: [toPage, leadsTo('order_thanks_where')],
    category: 'UTILITY',
    showsPicture: false,
  },
  {
    en: {
      body: 'Thank you for {{orderName}}, {{firstName}}. With {{discountCode}} you get {{discountPercent}} off your next order.',
      buttons: ['To the store', 'Where is it?'],
    },
  },
);

const where = chatFlow(
  { key: 'order_thanks_where', begins: [], actions: [] },
  { en: { body: '{{orderName}} is being packed, {{firstName}}.', buttons: [] } },
);

const flows = [thanks, withOffer, where];
const drip = {
  dripIndex: 'orderThanks1',
  timeBox: { magnitude: 1, unit: 'Hours' },
  flow: 'order_thanks',
  isEnabled: true,
  settings: { ...NO_SETTINGS, utm: { utm_campaign: 'thanks' } },
} as const;
/** An offer a day later, for people who want offers; off by default. */
const offer = {
  ...drip,
  dripIndex: 'orderThanks2',
  timeBox: { magnitude: 1, unit: 'Days' },
  isEnabled: false,
  settings: { ...drip.settings, cooldownDays: 7 },
  purpose: 'marketing',
  priority: 'automation',
} as const;
const side = { hasSwitch: true, limits: null, flows, drips: [drip, offer], fields: ['discount'] } as const;

/** Thanks for an order an hour later: a campaign that the product does not have. */
export const orderThanks = {
  type: 'orderThanks',
  title: 'Thanks',
  subjectKind: 'order',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 3600,
  voidedBy: null,
  past: { isReplayable: true, note: null },
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'hand',
  words: {
    about: 'Thanks for an order.',
    delayPhrase: 'of an order',
    rightAfter: 'right after an order',
    heldBack: 'It is not sent for an order that was cancelled.',
    recipients: 'everybody who orders',
    reasons: { forNothing: 'The order was for nothing, so there was nothing to thank for.' },
  },
  ownSettings: z.object({ signature: z.optional(z.string().check(z.maxLength(20))) }),
  channels: {
    WA: { ...side, planFlag: 'WAautoCampaigns' },
    FB: { ...side, planFlag: 'autoCampaigns' },
  },
} satisfies CampaignDefinition;
