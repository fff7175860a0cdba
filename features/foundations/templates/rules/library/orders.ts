import { starter, type Starter, type StarterName } from './starter.ts';

const LENA = { firstNameWA: 'Lena' };
const of = (name: StarterName, words: Parameters<typeof starter>[2]) =>
  starter('orders', name, { category: 'UTILITY', ...words });

export const ORDERS: readonly Starter[] = [
  of('order_received', {
    text: 'Hi {{firstNameWA}}, we have your order {{orderName}} over {{orderTotal}} and begin to pack it. You hear from us again when it is on its way.',
    samples: { ...LENA, orderName: '#1001', orderTotal: '€24.00' },
    link: 'See my order',
  }),
  of('order_on_its_way', {
    text: 'Hi {{firstNameWA}}, your order {{orderName}} left our house today with {{trackingCompany}}. Its number there is {{trackingNumber}}, should you want to follow it.',
    samples: {
      ...LENA,
      orderName: '#1001',
      trackingCompany: 'DHL',
      trackingNumber: '00340434161094042557',
    },
    link: 'Follow the parcel',
  }),
  of('order_is_late', {
    text: 'Hi {{firstNameWA}}, your order {{orderName}} takes longer than we said: we expect to send it on {{new_day}}. We are sorry, and you can call {{broadcastWASupport}} to change or cancel it.',
    samples: { ...LENA, orderName: '#1001', new_day: 'Thursday', broadcastWASupport: '+49 1521 5550101' },
  }),
  of('cash_on_delivery_note', {
    text: 'Hi {{firstNameWA}}, you pay your order {{orderName}} when you have it in your hands: please keep {{orderTotal}} ready. You may open the parcel before you pay.',
    samples: { ...LENA, orderName: '#1001', orderTotal: '€24.00' },
  }),
  of('pickup_ready', {
    text: 'Hi {{firstNameWA}}, your order {{orderName}} is ready for you at {{pickup_place}}. We keep it for {{pickup_days}} days, so take your time.',
    samples: { ...LENA, orderName: '#1001', pickup_place: 'Mill Street 4', pickup_days: '7' },
    link: 'Find the way',
  }),
  of('review_please', {
    category: 'MARKETING',
    text: 'Hi {{firstNameWA}}, you have had {{productTitle}} for a week now. How do you like it? A few honest words help the next shopper, and us.',
    samples: { ...LENA, productTitle: 'the stoneware mug' },
    link: 'Write a review',
    footer: 'Reply STOP, and we do not ask again.',
  }),
];
