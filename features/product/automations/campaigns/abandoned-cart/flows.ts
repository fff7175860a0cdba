import {
  chatFlow,
  stop,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { FIRST_OFFER } from './words/first-offer.ts';
import { FIRST_PLAIN } from './words/first-plain.ts';
import { SECOND_OFFER } from './words/second-offer.ts';
import { SECOND_PLAIN } from './words/second-plain.ts';

const REMINDERS: readonly {
  drip: number;
  key: string;
  name: string;
  description: string[];
  words: WordsByLanguage;
}[] = [
  {
    drip: 1,
    key: 'cart_reminder_1_offer',
    name: 'Reminder with a discount',
    description: ['What is in the cart', 'A discount code', 'A button back to the cart'],
    words: FIRST_OFFER,
  },
  {
    drip: 1,
    key: 'cart_reminder_1',
    name: 'Reminder',
    description: ['What is in the cart', 'A button back to the cart'],
    words: FIRST_PLAIN,
  },
  {
    drip: 2,
    key: 'cart_reminder_2_offer',
    name: 'Last call with a discount',
    description: ['The cart is not kept much longer', 'A discount code', 'A button to finish the order'],
    words: SECOND_OFFER,
  },
  {
    drip: 2,
    key: 'cart_reminder_2',
    name: 'Last call',
    description: ['The cart is not kept much longer', 'A button to finish the order'],
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
