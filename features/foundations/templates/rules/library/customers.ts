import { starter, type Starter, type StarterName } from './starter.ts';

const LENA = { firstNameWA: 'Lena' };
const of = (name: StarterName, words: Parameters<typeof starter>[2]) => starter('customers', name, words);

export const CUSTOMERS: readonly Starter[] = [
  of('welcome_note', {
    header: 'Good to have you here',
    text: 'Hi {{firstNameWA}}, thank you for joining us. We write when there is something worth reading, and you can call {{broadcastWASupport}} with any question.',
    samples: { ...LENA, broadcastWASupport: '+49 1521 5550101' },
    link: 'Look around',
  }),
  of('welcome_with_code', {
    text: 'Hi {{firstNameWA}}, welcome to our list. As promised, here is {{discountPercent}} off your first order: enter {{discountCode}} at checkout.',
    samples: { ...LENA, discountPercent: '10%', discountCode: 'BELL-7KQ2MX' },
    link: 'Go to the shop',
  }),
  of('we_miss_you', {
    text: 'Hi {{firstNameWA}}, it has been a while since your last order. A lot is new since then, above all {{new_items}}. Would you like to see it?',
    samples: { ...LENA, new_items: 'our range for the kitchen' },
    replies: ['Show me', 'Not now', 'Stop'],
  }),
  of('come_back_code', {
    text: 'Hi {{firstNameWA}}, we would be glad to see you again. Come back this week and take {{discountPercent}} off with the code {{discountCode}}, on whatever you choose.',
    samples: { ...LENA, discountPercent: '15%', discountCode: 'BELL-7KQ2MX' },
    link: 'Come back',
  }),
  of('one_question', {
    text: 'Hi {{firstNameWA}}, we are choosing what to make next, and your word counts. Which of these would you rather have from us?',
    samples: LENA,
    replies: ['Something to wear', 'Something for home', 'Neither'],
  }),
  of('thank_good_customers', {
    text: 'Hi {{firstNameWA}}, some people keep a small shop going, and you are one of them. Our thanks comes with {{thanks_gift}} in your next parcel.',
    samples: { ...LENA, thanks_gift: 'a bar of soap' },
    link: 'See what is new',
  }),
];
