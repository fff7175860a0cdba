import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Says that an order was confirmed. */
export const CONFIRMED: WordsByLanguage = {
  en: {
    body: 'Thank you, {{firstName}}! Your order {{orderName}} is confirmed and will be on its way soon. Please have {{orderTotal}} ready when it arrives.',
    buttons: [],
  },
  de: {
    body: 'Danke, {{firstName}}! Deine Bestellung {{orderName}} ist bestätigt und macht sich bald auf den Weg. Bitte halte {{orderTotal}} bereit, wenn sie kommt.',
    buttons: [],
  },
  es: {
    body: '¡Gracias, {{firstName}}! Tu pedido {{orderName}} está confirmado y saldrá pronto. Ten preparados {{orderTotal}} cuando llegue.',
    buttons: [],
  },
  pt_BR: {
    body: 'Obrigado, {{firstName}}! O seu pedido {{orderName}} está confirmado e logo estará a caminho. Tenha {{orderTotal}} em mãos quando ele chegar.',
    buttons: [],
  },
  hi: {
    body: 'धन्यवाद, {{firstName}}! आपके ऑर्डर {{orderName}} की पुष्टि हो गई है और वह जल्द ही रवाना होगा। उसके पहुँचने पर कृपया {{orderTotal}} तैयार रखें।',
    buttons: [],
  },
  ar: {
    body: 'شكرًا لك، {{firstName}}! تم تأكيد طلبك {{orderName}} وسينطلق إليك قريبًا. يرجى تجهيز {{orderTotal}} عند وصوله.',
    buttons: [],
  },
};
