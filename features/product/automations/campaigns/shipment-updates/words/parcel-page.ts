import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The link to a shipment, for shoppers who ask for it. */
export const PARCEL_PAGE: WordsByLanguage = {
  en: {
    body: 'Here you can see where your order {{orderName}} is.',
    buttons: ['See where it is'],
  },
  de: {
    body: 'Hier siehst du, wo deine Bestellung {{orderName}} ist.',
    buttons: ['Ansehen'],
  },
  es: {
    body: 'Aquí puedes ver dónde está tu pedido {{orderName}}.',
    buttons: ['Ver dónde está'],
  },
  pt_BR: {
    body: 'Aqui você vê onde está o seu pedido {{orderName}}.',
    buttons: ['Ver onde está'],
  },
  hi: {
    body: 'यहाँ देखें कि आपका ऑर्डर {{orderName}} कहाँ है।',
    buttons: ['देखें'],
  },
  ar: {
    body: 'هنا ترى أين وصل طلبك {{orderName}}.',
    buttons: ['عرض'],
  },
};
