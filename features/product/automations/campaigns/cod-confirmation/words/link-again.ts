import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer to a shopper who has a payment link, or gets one in a moment. */
export const LINK_AGAIN: WordsByLanguage = {
  en: {
    body: 'You have a payment link for {{orderName}} in this chat, or get it in a moment. It stays the same one.',
    buttons: [],
  },
  de: {
    body: 'Du hast den Zahlungslink für {{orderName}} schon in diesem Chat oder bekommst ihn gleich. Es bleibt derselbe.',
    buttons: [],
  },
  es: {
    body: 'El enlace de pago de {{orderName}} ya está en este chat o llega en un momento. Sigue siendo el mismo.',
    buttons: [],
  },
  pt_BR: {
    body: 'O link de pagamento do pedido {{orderName}} já está nesta conversa ou chega em instantes. Continua sendo o mesmo.',
    buttons: [],
  },
  hi: {
    body: '{{orderName}} का भुगतान लिंक इसी चैट में है या अभी आता है। लिंक वही रहेगा।',
    buttons: [],
  },
  ar: {
    body: 'رابط الدفع لطلبك {{orderName}} موجود في هذه المحادثة أو يصلك بعد لحظات، وهو الرابط نفسه.',
    buttons: [],
  },
};
