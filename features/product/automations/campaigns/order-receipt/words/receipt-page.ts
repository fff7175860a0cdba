import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The link to an order, for shoppers who ask for it. */
export const RECEIPT_PAGE: WordsByLanguage = {
  en: {
    body: 'Here is your order {{orderName}}: {{orderItems}}, {{orderTotal}} in total.',
    buttons: ['See my order'],
  },
  de: {
    body: 'Hier ist deine Bestellung {{orderName}}: {{orderItems}}, insgesamt {{orderTotal}}.',
    buttons: ['Zur Bestellung'],
  },
  es: {
    body: 'Aquí tienes tu pedido {{orderName}}: {{orderItems}}, {{orderTotal}} en total.',
    buttons: ['Ver mi pedido'],
  },
  pt_BR: {
    body: 'Aqui está o seu pedido {{orderName}}: {{orderItems}}, total de {{orderTotal}}.',
    buttons: ['Ver meu pedido'],
  },
  hi: {
    body: 'यह रहा आपका ऑर्डर {{orderName}}: {{orderItems}}, कुल {{orderTotal}}।',
    buttons: ['ऑर्डर देखें'],
  },
  ar: {
    body: 'هذا طلبك {{orderName}}: {{orderItems}}، والمجموع {{orderTotal}}.',
    buttons: ['عرض الطلب'],
  },
};
