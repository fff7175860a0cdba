import type { FlowLabel } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  stop,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
import { FIRST_OFFER } from './words/first-offer.ts';
import { FIRST_PLAIN } from './words/first-plain.ts';
import { SECOND_OFFER } from './words/second-offer.ts';
import { SECOND_PLAIN } from './words/second-plain.ts';

const REMINDERS: readonly {
  drip: number;
  key: string;
  label: () => FlowLabel;
  words: WordsByLanguage;
}[] = [
  {
    drip: 1,
    key: 'cart_reminder_1_offer',
    label: () => ({
      name: texts.flowNames.cart.reminderOffer,
      description: [texts.flowParts.cart, texts.flowParts.code, texts.flowParts.toCart],
    }),
    words: FIRST_OFFER,
  },
  {
    drip: 1,
    key: 'cart_reminder_1',
    label: () => ({
      name: texts.flowNames.cart.reminder,
      description: [texts.flowParts.cart, texts.flowParts.toCart],
    }),
    words: FIRST_PLAIN,
  },
  {
    drip: 2,
    key: 'cart_reminder_2_offer',
    label: () => ({
      name: texts.flowNames.cart.lastCallOffer,
      description: [texts.flowParts.cartEnds, texts.flowParts.code, texts.flowParts.toOrdering],
    }),
    words: SECOND_OFFER,
  },
  {
    drip: 2,
    key: 'cart_reminder_2',
    label: () => ({
      name: texts.flowNames.cart.lastCall,
      description: [texts.flowParts.cartEnds, texts.flowParts.toOrdering],
    }),
    words: SECOND_PLAIN,
  },
];

const shapes = REMINDERS.map(({ drip, words, ...shape }) => ({
  shape: { ...shape, begins: [`abandonedCart${drip}`], actions: [toPage, stop] },
  words,
}));

export const WHATSAPP_REMINDERS = shapes.map(({ shape, words }) =>
  templateFlow({ ...shape, category: 'MARKETING', showsPicture: true }, words),
);
export const MESSENGER_REMINDERS = shapes.map(({ shape, words }) => chatFlow(shape, words));
