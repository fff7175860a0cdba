import { starter, type Starter, type StarterName } from './starter.ts';

const LENA = { firstNameWA: 'Lena' };
const of = (name: StarterName, words: Parameters<typeof starter>[2]) => starter('offers', name, words);

export const OFFERS: readonly Starter[] = [
  of('sale_begins', {
    header: 'The sale is on',
    text: 'Hi {{firstNameWA}}, our sale begins today: {{sale_percent}} off {{sale_items}}. It runs until {{last_day}}, or for as long as there is stock.',
    samples: { ...LENA, sale_percent: '20%', sale_items: 'all linen', last_day: 'Sunday' },
    link: 'See the sale',
  }),
  of('sale_ends_tonight', {
    text: 'Hi {{firstNameWA}}, this is the last day of our sale. At midnight {{sale_items}} go back to their usual price, so have a last look today.',
    samples: { ...LENA, sale_items: 'linen shirts' },
    link: 'Have a last look',
  }),
  of('early_access', {
    text: 'Hi {{firstNameWA}}, you get in a day before everybody else. Our {{collection_name}} opens for you today, and for the shop tomorrow.',
    samples: { ...LENA, collection_name: 'winter collection' },
    link: 'Go in first',
  }),
  of('new_arrivals', {
    header: 'Just arrived',
    text: 'Hi {{firstNameWA}}, something new is on our shelves: {{new_items}}. We thought that you would like to see it first.',
    samples: { ...LENA, new_items: 'glazed bowls in four colours' },
    link: 'See what is new',
  }),
  of('back_in_stock', {
    text: 'Hi {{firstNameWA}}, the {{productTitle}} is back in our shop. We have a small number of them, and cannot say when more will come.',
    samples: { ...LENA, productTitle: 'Stoneware mug' },
    link: 'Get one',
  }),
  of('price_drop', {
    text: 'Hi {{firstNameWA}}, good news about the {{productTitle}}: it costs {{new_price}} now. The price stays like this until {{last_day}} evening.',
    samples: { ...LENA, productTitle: 'Stoneware mug', new_price: '€18.00', last_day: 'Friday' },
    link: 'Look at it',
  }),
  of('code_for_you', {
    text: 'Hi {{firstNameWA}}, here is a thank-you for reading along: take {{discountPercent}} off your next order with the code {{discountCode}} at checkout.',
    samples: { ...LENA, discountPercent: '10%', discountCode: 'BELL-7KQ2MX' },
    link: 'Use the code',
  }),
  of('free_shipping_days', {
    text: 'Hi {{firstNameWA}}, we pay for shipping until {{last_day}}. There is no minimum and you need no code: it comes off at checkout by itself.',
    samples: { ...LENA, last_day: 'Sunday' },
    link: 'Go to the shop',
  }),
  of('bundle_offer', {
    text: 'Hi {{firstNameWA}}, some things belong together. Buy {{bundle_items}} at once, and the set costs you {{bundle_price}} in place of the single prices.',
    samples: { ...LENA, bundle_items: 'a teapot and two cups', bundle_price: '€49.00' },
    link: 'See the set',
  }),
  of('cart_is_kept', {
    text: 'Hi {{firstNameWA}}, you left something in your cart, and we kept it for you. Should a question be in the way, call {{broadcastWASupport}}, and a person answers.',
    samples: { ...LENA, broadcastWASupport: '+49 1521 5550101' },
    link: 'Back to my cart',
  }),
];
